import path from 'node:path';
import { execa } from 'execa';
import { buildProduct } from '../tooling/build.js';
import { log } from '../tooling/log.js';
import { program } from '../tooling/program.js';
import { runSteps } from '../tooling/steps.js';
import { testRun } from '../tooling/test-run.js';
import { withBrowser } from './with-browser.js';

const folder = path.resolve('screens');

/** Takes a picture of every screen at both widths, light and dark, and makes the sheet of the main ones. */
await program(() =>
  testRun(async () => {
    await runSteps(buildProduct);
    const exitCode = await withBrowser(async (env) => {
      const { exitCode = 1 } = await execa(
        'playwright',
        ['test', '--config=e2e/screens/pictures.config.ts', '--reporter=line'],
        {
          stdio: 'inherit',
          reject: false,
          preferLocal: true,
          localDir: process.cwd(),
          cwd: 'frontend',
          env: { ...env, SCREENS_FOLDER: folder },
        },
      );
      return exitCode;
    });
    if (exitCode === 0) log.line(`Pictures in ${folder}`);
    return exitCode;
  }),
);
