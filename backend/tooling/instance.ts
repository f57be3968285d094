import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { productPort, requireFree } from './ports.js';
import { beforeExit } from './program.js';
import { Supervisor } from './supervisor.js';

/** Where all instances of this clone keep their data. */
export const instancesFolder = path.resolve('.loka');

/** One running instance of the product; the port distinguishes instances of the same clone. */
export interface Instance {
  port: number;
  /** Its data, files and logs. */
  folder: string;
  supervisor: Supervisor;
}

/** Claims PORT and its folder for this process, until it ends. */
export async function claimInstance(): Promise<Instance> {
  const port = productPort();
  await requireFree(port);
  const folder = folderOf(port);
  mkdirSync(folder, { recursive: true });
  const pidFile = pidFileOf(folder);
  writeFileSync(pidFile, `${process.pid}`);
  const supervisor = new Supervisor(path.join(folder, 'logs'));
  beforeExit(async () => {
    await supervisor.stop();
    rmSync(pidFile, { force: true });
  });
  return { port, folder, supervisor };
}

/** The folder of the instance on `port`, whether it runs or not. */
export function folderOf(port: number): string {
  return path.join(instancesFolder, `run-${port}`);
}

/** The id of the process that runs the instance in `folder`; undefined when none does. */
export async function processOf(folder: string): Promise<number | undefined> {
  const pidFile = pidFileOf(folder);
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  // The number may have been given to another process since.
  const { stdout } = await execa('ps', ['-o', 'args=', '-p', `${pid}`], { reject: false });
  return `${stdout}`.includes('backend/tooling/bootstrap.mjs') ? pid : undefined;
}

const pidFileOf = (folder: string) => path.join(folder, 'pid');
