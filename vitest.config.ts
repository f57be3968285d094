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
