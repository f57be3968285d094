import { execa } from 'execa';

/** Runs a TypeScript program that shows its own output; resolves with its exit code. */
export async function runScript(file: string, env: Record<string, string>): Promise<number> {
  const { exitCode = 1 } = await execa(process.execPath, ['--import', 'tsx', file], {
    stdio: 'inherit',
    reject: false,
    env,
  });
  return exitCode;
}
