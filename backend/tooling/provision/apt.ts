import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { log } from '../log.js';

/** The first of `names` found on PATH or in the system's own folders. */
export function findProgram(names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((candidate) => isExecutable(candidate));
}

/** Installs a Debian package where that is possible: as root, on a system with `apt-get`. */
export async function installPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return;
  log.step(`Installing ${name} with apt-get`);
  // In run level 1 the package does not start its service.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, reject: false } as const;
  await execa('apt-get', ['update', '-qq'], options);
  const { exitCode, stderr } = await execa(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', name],
    options,
  );
  if (exitCode !== 0) log.problem(`apt-get could not install ${name}: ${stderr}`);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
