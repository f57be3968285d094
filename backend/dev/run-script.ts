import { execa } from 'execa';
import { generateClient } from '../tooling/build.js';
import { runSteps } from '../tooling/steps.js';

/** Runs a TypeScript program of the product that shows its own output; resolves with its exit code. */
export async function runScript(
  file: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<number> {
  await runSteps([generateClient]);
  const { exitCode = 1 } = await execa(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: 'inherit',
    reject: false,
    env,
  });
  return exitCode;
}
