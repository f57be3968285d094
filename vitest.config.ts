import swc from 'unplugin-swc';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { changeCode } from './backend/proof/wrong-variants/changed-code/change-code.js';

/**
 * A machine that others keep busy may take ten times as long, and no test fails for that. What a test waits
 * for, it waits for `patienceMs` of this file at most.
 */
const patience = 'backend/client/testing/patience.ts';
const generous = {
  testTimeout: 240_000,
  // Some start many programs, one after the other.
  hookTimeout: 600_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Nest finds what to inject through decorator metadata, which only SWC emits. */
const decorators = swc.vite({ module: { type: 'es6' } });

/** Of the API tests, each with its own database: whoever starts the services sets them. */
const workers: unknown[] = JSON.parse(process.env.TEST_WORKERS ?? '[{}]');

/** `make mutants` changes one thing in the code at a time. */
const change = process.env.CODE_CHANGE ? [changeCode(JSON.parse(process.env.CODE_CHANGE))] : [];

/** Tests that change the environment before the product reads it. */
const ownModules = [
  'backend/test/queues.test.ts',
  'backend/proof/wrong-variants/changed-books.test.ts',
];

/** Too long for `make test`: whole programs stopped and cut off, every text in every field; `make long`. */
const tooLong = 'backend/test/long/*.test.ts';

const api = (name: string, options: TestProjectInlineConfiguration['test']) => ({
  plugins: [...change, decorators],
  test: {
    name,
    setupFiles: [patience, 'backend/test/support/setup.ts'],
    maxWorkers: workers.length,
    sequence: { groupOrder: 1 },
    ...generous,
    ...options,
  },
});

/** Component tests that give the browser a store or start the outbox, which would stay for the files after them. */
const isolatedSpecs = '**/*.isolated.spec.tsx';

const site = (folder: string, options: TestProjectInlineConfiguration['test']) => ({
  resolve: { tsconfigPaths: true },
  test: {
    maxWorkers: '100%',
    environment: 'happy-dom',
    setupFiles: [patience, 'backend/client/testing/setup.ts', `${folder}/src/testing/setup.ts`],
    ...generous,
    ...options,
  },
});

/** Importing a site again for every file takes longer than its tests. */
const sites = ['frontend', 'admin'].map((folder) =>
  site(folder, {
    name: `sites-${folder}`,
    include: [`${folder}/src/**/*.spec.tsx`],
    exclude: [isolatedSpecs],
    isolate: false,
  }),
);

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [decorators],
        resolve: { tsconfigPaths: true },
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: [patience],
          ...generous,
          maxWorkers: '100%',
          include: ['{backend,prisma,frontend/src,admin/src}/**/*.spec.ts'],
        },
      },
      ...sites,
      site('frontend', { name: 'sites-isolated', include: [`frontend/src/${isolatedSpecs}`] }),
      // Importing the whole product again for every file takes longer than most files.
      api('api', {
        include: ['backend/{test,proof}/**/*.test.ts'],
        exclude: [...ownModules, tooLong],
        isolate: false,
      }),
      api('api-isolated', { include: ownModules }),
      api('long', { include: [tooLong] }),
    ],
  },
});
