import { availableParallelism } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { withServices } from './ephemeral.js';
import { freePort } from './ports.js';
import { startGateway } from './provision/gateway.js';
import type { Supervisor } from './supervisor.js';
import { testFolder } from './test-run.js';

type Environment = Record<string, string>;

/** Redis has 16 numbered databases unless configured otherwise. */
const maxWorkers = 16;
/** Tests of calls wait for half of their time, for databases, programs and timeouts. */
const workersPerProcessor = 1.5;
const gatewaySpeed = 1;

/**
 * Runs `work` with services for tests that run in several workers at once. The workers share the
 * servers, and each has its own database, Redis database, files and gateway simulator.
 *
 * @param work is given the environment of the tests, in which TEST_WORKERS is a JSON list of what
 *   differs for each worker
 */
export async function withTestWorkers<T>(
  name: string,
  work: (env: Environment) => Promise<T>,
): Promise<T> {
  return withServices(name, { gatewaySpeed }, async ({ env }, supervisor) => {
    const others = Array.from({ length: workerCount() - 1 }, (_, index) => index + 1);
    await copyDatabase(env, others);
    const workers = [
      {},
      ...(await Promise.all(others.map((index) => addWorker(supervisor, env, name, index)))),
    ];
    return work({
      ...env,
      NODE_ENV: 'test',
      // Tests fill wallets by corrections, as large as can be made.
      CORRECT_ALONE_MOST_XAF: '10000000',
      REFUND_ALONE_MOST_XAF: '10000000',
      DEPOSIT_ALONE_MOST_XAF: '10000000',
      // Storms of one member's calls are to meet in the database.
      MEMBER_TRANSACTIONS: '100',
      ALONE_DAY_MOST_XAF: '2000000000',
      ALONE_DAY_ALERT_XAF: '2000000000',
      // What the tests count is in Redis, however busy the machine is.
      LIMITS_PATIENCE_MS: '10000',
      TEST_WORKERS: JSON.stringify(workers),
    });
  });
}

/** One on external servers, where the tests have one database. */
function workerCount(): number {
  if (process.env.DATABASE_URL || process.env.REDIS_URL) return 1;
  return Math.min(Math.ceil(availableParallelism() * workersPerProcessor), maxWorkers);
}

async function copyDatabase({ DATABASE_URL }: Environment, indices: number[]): Promise<void> {
  const url = new URL(DATABASE_URL ?? '');
  const template = databaseOf(url);
  const client = new pg.Client({
    connectionString: Object.assign(url, { pathname: 'postgres' }).href,
  });
  await client.connect();
  for (const index of indices) {
    await client.query(`CREATE DATABASE ${template}_${index} TEMPLATE ${template}`);
  }
  await client.end();
}

async function addWorker(
  supervisor: Supervisor,
  env: Environment,
  name: string,
  index: number,
): Promise<Environment> {
  const folder = path.join(testFolder(name), `worker-${index}`);
  const url = new URL(env.DATABASE_URL ?? '');
  const gateway = await startGateway(supervisor, {
    name: `gateway-${index}`,
    folder,
    product: Number(env.PORT),
    port: await freePort(),
    speed: gatewaySpeed,
  });
  return {
    ...gateway,
    DATABASE_URL: Object.assign(url, { pathname: `${databaseOf(url)}_${index}` }).href,
    REDIS_URL: `${env.REDIS_URL}/${index}`,
    STORAGE_URL: `file:${path.join(folder, 'files')}`,
  };
}

const databaseOf = ({ pathname }: URL) => pathname.slice(1);
