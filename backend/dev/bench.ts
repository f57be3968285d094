import { readdirSync } from 'node:fs';
import { execa } from 'execa';
import { buildProduct } from '../tooling/build.js';
import { withServices } from '../tooling/ephemeral.js';
import { Failure } from '../tooling/failure.js';
import { log } from '../tooling/log.js';
import { freePort } from '../tooling/ports.js';
import { startProduct } from '../tooling/product.js';
import { program } from '../tooling/program.js';
import { runSteps } from '../tooling/steps.js';
import { testRun } from '../tooling/test-run.js';
import { withBrowser } from './with-browser.js';

/** Settles in a tenth of a second: what is measured is the product. */
const gatewaySpeed = 30;

/** Markets larger than the usual one: filling them takes longer than measuring, so that their data is kept. */
const sizes: Record<string, Record<string, string>> = {
  '100k': { ITEMS: '100000', MEMBERS: '20000', RENTALS: '50000' },
  '1m': { ITEMS: '1000000', MEMBERS: '100000', RENTALS: '100000' },
};

/** What everybody waits for; the others, which take long, only when they are asked for. */
const usual = ['money', 'pages', 'reads', 'search'];
const ofSize = ['reads', 'combinations', 'soak'];

/**
 * Runs the usual benchmarks of `backend/proof/bench`, or those whose names contain ONLY, each against a running
 * product of its own: what one leaves in the database would change what the next one measures. One
 * over its budget fails. With SIZE, what visitors read is measured alone, on a database that the next run finds again.
 */
await program(() => testRun(bench));

async function bench(): Promise<number> {
  await runSteps(buildProduct);
  let worst = 0;
  const { SIZE, ONLY = '' } = process.env;
  if (SIZE && !sizes[SIZE]) {
    throw new Failure(`SIZE=${SIZE}: there is only ${Object.keys(sizes).join(', ')}.`);
  }
  const all = readdirSync('backend/proof/bench').flatMap(
    (name) => /^(.+)\.bench\.ts$/.exec(name)?.[1] ?? [],
  );
  const wanted = SIZE ? ofSize : ONLY ? all : usual;
  for (const name of wanted.filter((one) => one.includes(ONLY))) {
    worst = Math.max(worst, await run(`${name}.bench.ts`, SIZE));
  }
  const others = all.filter((name) => !usual.includes(name));
  if (!SIZE && !ONLY) log.line(`\nOthers, by ONLY=<name> make bench: ${others.join(', ')}`);
  return worst;
}

/** It counts its statements. A large market has the memory that is advised for it in `docs/ops/deploy`. */
function postgresOf(size: string | undefined): Record<string, string> {
  return {
    shared_preload_libraries: 'pg_stat_statements',
    ...(size && { shared_buffers: '2GB' }),
  };
}

/** Pages are measured with the demo data and its pictures; the others fill the database themselves. */
function run(file: string, size: string | undefined): Promise<number> {
  if (file.startsWith('pages')) return withBrowser((env) => measure(file, env));
  return withServices(
    size ? `bench-${size}` : 'bench',
    { gatewaySpeed, postgres: postgresOf(size), isKept: size !== undefined },
    async ({ env }, supervisor) => {
      const WORKER_PORT = `${await freePort()}`;
      const startedAt = performance.now();
      // The measurement says whom it asks for; lines of the log are written as in production.
      const settings = { WORKER_PORT, TRUST_PROXY: '1', LOG_FORMAT: 'json' };
      await startProduct(supervisor, { ...env, ...settings });
      const READY_SECONDS = ((performance.now() - startedAt) / 1000).toFixed(1);
      const product = { WORKER_PORT, READY_SECONDS, BASE_URL: env.PUBLIC_URL ?? '' };
      return measure(file, { ...env, ...(size && sizes[size]), ...product });
    },
  );
}

async function measure(file: string, env: Record<string, string>): Promise<number> {
  const { exitCode = 1 } = await execa('tsx', [`backend/proof/bench/${file}`], {
    stdio: 'inherit',
    reject: false,
    preferLocal: true,
    env,
  });
  return exitCode;
}
