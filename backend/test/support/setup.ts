import { afterEach, vi } from 'vitest';

// Runs before every test file. The files of a worker share its database, services and modules.
const workers: NodeJS.ProcessEnv[] = JSON.parse(process.env.TEST_WORKERS ?? '[{}]');
Object.assign(process.env, workers[Number(process.env.VITEST_POOL_ID) - 1]);

afterEach(() => {
  vi.restoreAllMocks();
});
