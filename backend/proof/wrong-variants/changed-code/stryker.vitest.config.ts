import swc from 'unplugin-swc';
import { defineConfig } from 'vitest/config';

/** The tests of the rules alone, for the changes that Stryker makes. */
export default defineConfig({
  plugins: [swc.vite({ module: { type: 'es6' } })],
  resolve: { tsconfigPaths: true },
  test: { include: ['backend/src/**/*.spec.ts'], env: { NODE_ENV: 'test' } },
});
