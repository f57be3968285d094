import { execa } from 'execa';
import { generateClient } from '../../../tooling/build.js';
import { Failure } from '../../../tooling/failure.js';
import { log } from '../../../tooling/log.js';
import { program } from '../../../tooling/program.js';
import { runSteps } from '../../../tooling/steps.js';
import { testRun } from '../../../tooling/test-run.js';
import { withTestWorkers } from '../../../tooling/test-workers.js';
import { changesFor } from './catalogue.js';

/** A part of the names of the changes to make; all of them, and Stryker's, without. */
const [part = ''] = process.argv.slice(2);
const chosen = changesFor('tests', part);

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
  const all = [...new Set(chosen.flatMap(({ change }) => change.tests ?? []))];
  if (!(await passes(all, env, 'inherit')))
    throw new Failure('These tests fail without any change.');
  let survivors = 0;
  for (const { title, change } of chosen) {
    if (await passes(change.tests ?? [], { ...env, CODE_CHANGE: JSON.stringify(change) })) {
      survivors += 1;
      log.problem(`Not noticed: ${title}`);
    } else log.done(title);
  }
  log.line(`${chosen.length - survivors} of ${chosen.length} changes noticed`);
  return survivors === 0 ? 0 : 1;
}

async function passes(
  names: readonly string[],
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
    ['run', 'backend/proof/wrong-variants/changed-code/stryker.config.json'],
    {
      stdio: 'inherit',
      reject: false,
      preferLocal: true,
    },
  );
  return exitCode;
}
