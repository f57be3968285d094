import { setTimeout } from 'node:timers/promises';
import type { Supervisor } from './supervise.js';
import { say } from './terminal.js';

/**
 * Starts the API and a worker from the build, and returns when the address answers.
 *
 * @param watch starts each of them again when a file that it uses is built again
 */
export async function startProduct(
  supervisor: Supervisor,
  env: Record<string, string>,
  { watch = false } = {},
): Promise<void> {
  say.step('API and worker');
  const flags = ['--enable-source-maps', ...(watch ? ['--watch', '--watch-preserve-output'] : [])];
  for (const [name, file] of [
    ['api', 'dist/main.js'],
    ['worker', 'dist/worker.js'],
  ] as const) {
    supervisor.start({
      name,
      command: process.execPath,
      args: [...flags, file],
      env,
    });
  }
  await supervisor.until(ready(`http://127.0.0.1:${env.PORT}/readyz`));
}

async function ready(address: string): Promise<void> {
  while (!(await answers(address))) await setTimeout(100);
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
