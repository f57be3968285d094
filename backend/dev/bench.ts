import { readdirSync } from 'node:fs';
import { execa } from 'execa';
import { buildProduct } from '../tooling/build.js';
import { withServices } from '../tooling/ephemeral.js';
import { startProduct } from '../tooling/product.js';
import { program } from '../tooling/program.js';
import { runSteps } from '../tooling/steps.js';
import { testRun } from '../tooling/test-run.js';
import { withBrowser } from './with-browser.js';

/** Settles in a tenth of a second: what is measured is the product. */
const gatewaySpeed = 30;

/**
 * Runs every benchmark of `backend/bench`, or those whose names contain ONLY, each against a running
 * product of its own: what one leaves in the database would change what the next one measures. One
 * over its budget fails.
 */
await program(() => testRun(bench));

async function bench(): Promise<number> {
  await runSteps(buildProduct);
  let worst = 0;
  const { ONLY = '' } = process.env;
  const files = readdirSync('backend/bench').filter((name) => name.endsWith('.bench.ts'));
  for (const file of files.filter((name) => name.includes(ONLY))) {
    worst = Math.max(worst, await run(file));
  }
  return worst;
}

/** Pages are measured with the demo data and its pictures; the others fill the database themselves. */
function run(file: string): Promise<number> {
  if (file.startsWith('pages')) return withBrowser((env) => measure(file, env));
  return withServices(
    'bench',
    { gatewaySpeed, countsStatements: true },
    async ({ env }, supervisor) => {
      // The measurement says whom it asks for.
      await startProduct(supervisor, { ...env, TRUST_PROXY: '1' });
      return measure(file, { ...env, BASE_URL: env.PUBLIC_URL ?? '' });
    },
  );
}

async function measure(file: string, env: Record<string, string>): Promise<number> {
  const { exitCode = 1 } = await execa('tsx', [`backend/bench/${file}`], {
    stdio: 'inherit',
    reject: false,
    preferLocal: true,
    env,
  });
  return exitCode;
}
