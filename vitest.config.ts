import swc from 'unplugin-swc';
import { defineConfig } from 'vitest/config';

/** Nest finds what to inject through decorator metadata, which only SWC emits. */
const decorators = swc.vite({ module: { type: 'es6' } });

/** Of the API tests, each with its own database: whoever starts the services sets them. */
const workers: unknown[] = JSON.parse(process.env.TEST_WORKERS ?? '[{}]');

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [decorators],
        resolve: { tsconfigPaths: true },
        test: {
          name: 'unit',
          include: ['{backend,prisma,frontend/src,admin/src}/**/*.spec.ts'],
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'sites',
          include: ['{frontend,admin}/src/**/*.spec.tsx'],
          environment: 'happy-dom',
          setupFiles: ['backend/client/testing/setup.ts'],
          testTimeout: 15_000,
        },
      },
      {
        plugins: [decorators],
        test: {
          name: 'api',
          include: ['backend/test/**/*.test.ts'],
          setupFiles: ['backend/test/support/worker-environment.ts'],
          maxWorkers: workers.length,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
