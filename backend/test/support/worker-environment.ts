/** Gives the test files of a vitest worker the database and the services of that worker. */
const workers: NodeJS.ProcessEnv[] = JSON.parse(process.env.TEST_WORKERS ?? '[{}]');
Object.assign(process.env, workers[Number(process.env.VITEST_POOL_ID) - 1]);
