import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productPort, requireFree } from './ports.js';
import { beforeLeaving } from './program.js';
import { Supervisor } from './supervise.js';

/** Where all copies keep what they store. */
export const copies = path.resolve('.loka');

/** One running copy of the product; the port tells copies of the same clone apart. */
export interface Copy {
  port: number;
  /** Folder of its data, files and logs. */
  instance: string;
  supervisor: Supervisor;
}

/** Claims PORT and its folder for this process, until it ends. */
export async function claimCopy(): Promise<Copy> {
  const port = productPort();
  await requireFree(port);
  const instance = path.join(copies, `run-${port}`);
  mkdirSync(instance, { recursive: true });
  const pidFile = path.join(instance, 'pid');
  writeFileSync(pidFile, `${process.pid}`);
  const supervisor = new Supervisor(path.join(instance, 'logs'));
  beforeLeaving(async () => {
    await supervisor.stop();
    rmSync(pidFile, { force: true });
  });
  return { port, instance, supervisor };
}
