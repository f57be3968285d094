import { execa } from 'execa';
import { generateClient } from '../../../tooling/build.js';
import { Failure } from '../../../tooling/failure.js';
import { log } from '../../../tooling/log.js';
import { program } from '../../../tooling/program.js';
import { runSteps } from '../../../tooling/steps.js';
import { testRun } from '../../../tooling/test-run.js';
import { withTestWorkers } from '../../../tooling/test-workers.js';
import type { CodeChange } from './code-change.js';
import { codeChanges } from './code-changes.js';

/** A part of the names of the changes to make; all of them, and Stryker's, without. */
const [part = ''] = process.argv.slice(2);
const chosen = codeChanges.filter(({ name }) => name.includes(part));

await program(() =>
  testRun(async () => {
    await runSteps([generateClient]);
    const useCases = await withTestWorkers('mutants', changeUseCases);
    return part ? useCases : Math.max(useCases, await changeRules());
  }),
);

/**
 * Makes each change in turn and runs the tests that must notice it. One that passes them fails; so
 * do tests that fail without any change, since they would notice everything.
 */
async function changeUseCases(env: Record<string, string>): Promise<number> {
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
  if (!(await passes(all, env, 'inherit')))
    throw new Failure('These tests fail without any change.');
  const survivors: CodeChange[] = [];
  for (const change of chosen) {
    if (await passes(change.tests, { ...env, CODE_CHANGE: JSON.stringify(change) })) {
      survivors.push(change);
      log.problem(`Not noticed: ${change.name} (${change.file})`);
    } else log.done(change.name);
  }
  log.line(`${chosen.length - survivors.length} of ${chosen.length} changes noticed`);
  return survivors.length === 0 ? 0 : 1;
}

async function passes(
  names: string[],
  env: Record<string, string>,
  output: 'ignore' | 'inherit' = 'ignore',
): Promise<boolean> {
  const files = names.map((name) => `backend/test/${name}.test.ts`);
  const options = ['--project', 'api', '--bail=1', '--reporter=dot'];
  const { exitCode } = await execa('vitest', ['run', ...options, ...files], {
    reject: false,
    preferLocal: true,
    stdio: output,
    env,
  });
  return exitCode === 0;
}

/** Has Stryker make every small change that it knows to the rules, against their own tests. */
async function changeRules(): Promise<number> {
  const { exitCode = 1 } = await execa(
    'stryker',
    ['run', 'backend/proof/wrong-variants/mutants/stryker.config.json'],
    {
      stdio: 'inherit',
      reject: false,
      preferLocal: true,
    },
  );
  return exitCode;
}
