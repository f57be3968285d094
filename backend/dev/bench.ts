import { readdirSync } from 'node:fs';
import { execa } from 'execa';
import { buildProduct } from '../tooling/build.js';
import { withServices } from '../tooling/ephemeral.js';
import { startProduct } from '../tooling/product.js';
import { program } from '../tooling/program.js';
import { runSteps } from '../tooling/steps.js';
import { testRun } from '../tooling/test-run.js';

/**
 * Runs every benchmark of `backend/bench`, each against a running product of its own: what one
 * leaves in the database would change what the next one measures. One over its budget fails.
 */
await program(() => testRun(bench));

async function bench(): Promise<number> {
  await runSteps(buildProduct);
  let worst = 0;
  for (const file of readdirSync('backend/bench').filter((name) => name.endsWith('.bench.ts'))) {
    worst = Math.max(worst, await run(file));
  }
  return worst;
}

function run(file: string): Promise<number> {
  return withServices('bench', {}, async ({ env }, supervisor) => {
    await startProduct(supervisor, env);
    const { exitCode = 1 } = await execa('tsx', [`backend/bench/${file}`], {
      stdio: 'inherit',
      reject: false,
      preferLocal: true,
      env: { ...env, BASE_URL: env.PUBLIC_URL },
    });
    return exitCode;
  });
}
