import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
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
  const instance = folderOf(port);
  mkdirSync(instance, { recursive: true });
  const pidFile = pidFileOf(instance);
  writeFileSync(pidFile, `${process.pid}`);
  const supervisor = new Supervisor(path.join(instance, 'logs'));
  beforeLeaving(async () => {
    await supervisor.stop();
    rmSync(pidFile, { force: true });
  });
  return { port, instance, supervisor };
}

/** Where the copy on `port` keeps what it stores, whether it runs or not. */
export function folderOf(port: number): string {
  return path.join(copies, `run-${port}`);
}

/** The process that runs the copy in `instance`; undefined when none does. */
export async function runnerOf(instance: string): Promise<number | undefined> {
  const pidFile = pidFileOf(instance);
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  // The number may have gone to another process since.
  const { stdout } = await execa('ps', ['-o', 'args=', '-p', `${pid}`], { reject: false });
  return `${stdout}`.includes('backend/dev/bootstrap.mjs') ? pid : undefined;
}

const pidFileOf = (instance: string) => path.join(instance, 'pid');
