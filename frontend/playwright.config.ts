import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM_PATH, RESULTS_FOLDER = '../test-results' } = process.env;

/** The journeys of the product, against a running copy of it: `make test ONLY=browser`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: RESULTS_FOLDER,
  // Journeys wait for payments in real time, on one machine with everything they need.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 1,
  use: {
    actionTimeout: 20_000,
    ...(BASE_URL && { baseURL: BASE_URL }),
    locale: 'fr-FR',
    timezoneId: 'Africa/Libreville',
    trace: 'retain-on-failure',
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
