import { readdirSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { buildProduct } from '../tooling/build.js';
import { program } from '../tooling/program.js';
import { runSteps } from '../tooling/steps.js';
import { testRun } from '../tooling/test-run.js';
import { withTestWorkers } from '../tooling/test-workers.js';
import { requireTests } from './named-tests.js';

/** Parts of file names, `rentals|numbers` or with spaces; none for all. Then vitest's options. */
const [names = '', ...options] = process.argv.slice(2);
const files = names.split(/[|\s]+/).filter(Boolean);

const testFiles = () =>
  ['backend/test', 'backend/proof'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => path.resolve(folder, name)),
  );

/** Runs API tests with their services. */
await program(() =>
  testRun(async () => {
    requireTests(files, testFiles());
    // Tests of pages read the built sites.
    await runSteps(buildProduct);
    return withTestWorkers('api', async (env) => {
      const { exitCode = 1 } = await execa(
        'vitest',
        ['run', '--project', 'api*', '--project', 'long', ...files, ...options],
        { stdio: 'inherit', reject: false, preferLocal: true, env },
      );
      return exitCode;
    });
  }),
);
