import { readdirSync } from 'node:fs';
import { execa } from 'execa';
import { buildProduct } from '../tooling/build.js';
import { withServices } from '../tooling/ephemeral.js';
import { startProduct } from '../tooling/product.js';
import { program } from '../tooling/program.js';
import { runSteps } from '../tooling/steps.js';
import { testRun } from '../tooling/test-run.js';

/** Runs every benchmark of `backend/bench` against a running product; one over its budget fails. */
await program(() => testRun(bench));

async function bench(): Promise<number> {
  await runSteps(buildProduct);
  return withServices('bench', {}, async ({ env }, supervisor) => {
    await startProduct(supervisor, env);
    let worst = 0;
    for (const file of readdirSync('backend/bench').filter((name) => name.endsWith('.bench.ts'))) {
      const { exitCode = 1 } = await execa('tsx', [`backend/bench/${file}`], {
        stdio: 'inherit',
        reject: false,
        preferLocal: true,
        env: { ...env, BASE_URL: env.PUBLIC_URL },
      });
      worst = Math.max(worst, exitCode);
    }
    return worst;
  });
}
