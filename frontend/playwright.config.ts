import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM_PATH, RESULTS_FOLDER = '../test-results' } = process.env;

/** Tests in a real browser against a running instance of the product: `make test ONLY=browser`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: RESULTS_FOLDER,
  // Everything that the product needs runs on the same machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // On a machine that others share, a browser may be held up longer than a test waits. The last lines
  // of the run name what passed only the second time.
  retries: 1,
  // Those that move the clock on come after all others, whose rentals would grow old with it.
  projects: [
    { name: 'today', testIgnore: 'later/**' },
    { name: 'later', testMatch: 'later/**/*.spec.ts', dependencies: ['today'] },
  ],
  use: {
    actionTimeout: 20_000,
    ...(BASE_URL && { baseURL: BASE_URL }),
    locale: 'fr-FR',
    timezoneId: 'Africa/Libreville',
    // A sixth of the processor time of a run.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    permissions: ['camera'],
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
