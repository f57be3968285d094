import { execa } from 'execa';
import { generateClient } from '../tooling/build.js';
import { program } from '../tooling/program.js';
import { runSteps } from '../tooling/steps.js';
import { testRun } from '../tooling/test-run.js';
import { withTestWorkers } from '../tooling/test-workers.js';

/** Runs API tests with their services; the arguments are those of vitest: names of files, options. */
await program(() =>
  testRun(async () => {
    await runSteps([generateClient]);
    return withTestWorkers('api', async (env) => {
      const args = ['run', '--project', 'api', ...process.argv.slice(2)];
      const options = { stdio: 'inherit', reject: false, preferLocal: true, env } as const;
      const { exitCode = 1 } = await execa('vitest', args, options);
      return exitCode;
    });
  }),
);
