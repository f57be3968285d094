import swc from 'unplugin-swc';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { codeChange } from './backend/mutants/code-change.js';

/** Nest finds what to inject through decorator metadata, which only SWC emits. */
const decorators = swc.vite({ module: { type: 'es6' } });

/** Of the API tests, each with its own database: whoever starts the services sets them. */
const workers: unknown[] = JSON.parse(process.env.TEST_WORKERS ?? '[{}]');

/** `make mutants` changes one thing in the code at a time. */
const change = process.env.CODE_CHANGE ? [codeChange(JSON.parse(process.env.CODE_CHANGE))] : [];

/** Tests that change the environment before the product reads it. */
const ownModules = [
  'backend/test/queues.test.ts',
  'backend/test/audit-changes.test.ts',
  'backend/test/redis-cluster.test.ts',
];

/** Whole programs stopped and cut off, every text in every field: too long for `make test`, they are `make long`. */
const tooLong = 'backend/test/long/*.test.ts';

const api = (name: string, options: TestProjectInlineConfiguration['test']) => ({
  plugins: [...change, decorators],
  test: {
    name,
    setupFiles: ['backend/test/support/setup.ts'],
    maxWorkers: workers.length,
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...options,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [decorators],
        resolve: { tsconfigPaths: true },
        test: {
          name: 'unit',
          isolate: false,
          maxWorkers: '100%',
          include: ['{backend,prisma,frontend/src,admin/src}/**/*.spec.ts'],
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'sites',
          maxWorkers: '100%',
          include: ['{frontend,admin}/src/**/*.spec.tsx'],
          environment: 'happy-dom',
          setupFiles: ['backend/client/testing/setup.ts'],
          testTimeout: 15_000,
        },
      },
      // Importing the whole product again for every file takes longer than most files.
      api('api', {
        include: ['backend/test/**/*.test.ts'],
        exclude: [...ownModules, tooLong],
        isolate: false,
      }),
      api('api-isolated', { include: ownModules }),
      api('long', { include: [tooLong], isolate: false }),
    ],
  },
});
