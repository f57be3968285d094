import { defineConfig } from '@playwright/test';

const {
  BASE_URL,
  CHROMIUM_PATH,
  EVERY_TEST,
  RESULTS_FOLDER = '../test-results',
  TEST_WORKER_INDEX = '0',
} = process.env;

/**
 * Too long for `make test`, as all browser tests together: those that move no money and show no papers, and
 * those whose rules its API tests hold to. In a file of others, such a test is tagged `@long`.
 */
const long = ['more/**', 'screens/**'];

/** An operator that is down is down for all. */
const everybody = 'console/incident.spec.ts';

/**
 * Tests in a real browser against a running instance of the product: `make test ONLY=browser`, or with
 * the long ones `make browser`.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  ...(!EVERY_TEST && { grepInvert: /@long/ }),
  outputDir: RESULTS_FOLDER,
  // Everything that the product needs runs on the same machine.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  workers: 2,
  // What concerns everybody who pays comes after all that pay. Those that move the clock on come after them: the
  // rentals of others would grow old with it. Last come the screens with data of which the books are wrong.
  projects: [
    {
      name: 'today',
      testIgnore: ['later/**', 'layout/**', everybody, ...(EVERY_TEST ? [] : long)],
    },
    { name: 'everybody', testMatch: everybody, dependencies: ['today'] },
    { name: 'later', testMatch: 'later/**/*.spec.ts', dependencies: ['everybody'] },
    { name: 'awkward data', testMatch: 'layout/awkward-data.ts', dependencies: ['later'] },
    { name: 'layout', testMatch: 'layout/**/*.spec.ts', dependencies: ['awkward data'] },
  ],
  use: {
    actionTimeout: 40_000,
    ...(BASE_URL && { baseURL: BASE_URL }),
    // Tests side by side sign in from several networks, whose sign-ins in a minute are limited.
    extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${(Number(TEST_WORKER_INDEX) % 250) + 1}` },
    locale: 'fr-FR',
    timezoneId: 'Africa/Libreville',
    // A sixth of the processor time of a run.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    permissions: ['camera'],
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: [
        // There is none to draw with; that it is looked for takes a tenth of the processor time.
        '--disable-gpu',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
