import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach } from 'vitest';

const running = new Set<ChildProcess>();

/** Starts a worker as production does. It needs the backend to be built. */
export function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, ['dist/worker.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(worker);
  return worker;
}

/** As a machine that loses power does: nothing is finished, nothing is said. */
export async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode === null && worker.signalCode === null) {
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
  running.delete(worker);
}

afterEach(async () => {
  await Promise.all([...running].map(kill));
});
