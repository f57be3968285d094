import { readdirSync } from 'node:fs';
import { execa } from 'execa';
import { buildProduct } from './build.js';
import { startProduct } from './product.js';
import { program } from './program.js';
import { runSteps } from './steps.js';
import { withServices } from './throwaway.js';

/** Runs every measurement of `backend/bench` beside a running product; any that misses its budget fails. */
await program(async () => {
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
});
