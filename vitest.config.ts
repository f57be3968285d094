import swc from 'unplugin-swc';
import { defineConfig } from 'vitest/config';

/** Nest finds what to inject through decorator metadata, which only SWC emits. */
const decorators = swc.vite({ module: { type: 'es6' } });

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
          // One database for all: the files take turns.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
