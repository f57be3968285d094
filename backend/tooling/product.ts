import { setTimeout } from 'node:timers/promises';
import { log } from './log.js';
import type { Supervisor } from './supervisor.js';

/**
 * Of Node, for api and worker, wherever they are started. Without a limit in MB, Node takes up to four times the
 * memory that it uses, since collecting it less often is a little quicker. And without a budget for WebAssembly, it compiles
 * for speed whatever the ORM's compiler of queries needs once, as it starts, which takes 50 MB: now what is used for long.
 */
export const optionsOfProgram = [
  '--enable-source-maps',
  '--max-old-space-size=512',
  '--max-semi-space-size=8',
  '--wasm-tiering-budget=100000000',
];

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
    ...optionsOfProgram,
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
