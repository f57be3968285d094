import { setTimeout } from 'node:timers/promises';
import { log } from './log.js';
import type { Supervisor } from './supervisor.js';

/**
 * Starts the API and a worker from the build; resolves when the API is ready.
 *
 * @param watch restarts each of them when a file that it uses is built again
 * @param options further ones of Node
 */
export async function startProduct(
  supervisor: Supervisor,
  env: Record<string, string>,
  { watch = false, options = [] as readonly string[] } = {},
): Promise<void> {
  log.step('API and worker');
  const flags = [
    '--enable-source-maps',
    ...(watch ? ['--watch', '--watch-preserve-output'] : []),
    ...options,
  ];
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
  while (!(await isOk(address))) await setTimeout(100);
}

async function isOk(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
