import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MigrationList, SchemasContainer } from '@prisma/schema-engine-wasm';

/** Every program that migrates is started at the root of the repository, or of the image. */
const folder = path.resolve('prisma');
const migrations = path.join(folder, 'migrations');

/** `prisma/schema.prisma`, in the shape the engine takes. */
export async function readSchema(): Promise<SchemasContainer> {
  const file = path.join(folder, 'schema.prisma');
  return { files: [{ path: file, content: await readFile(file, 'utf8') }] };
}

/** `prisma/migrations` in order of their names, in the shape the engine takes. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrations, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const lockfile = 'migration_lock.toml';
  return {
    baseDir: migrations,
    lockfile: {
      path: lockfile,
      content: await readFile(path.join(migrations, lockfile), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.sort().map(readMigration)),
  };
}

async function readMigration(name: string) {
  const file = 'migration.sql';
  const sql = await readFile(path.join(migrations, name, file), 'utf8');
  return { path: name, migrationFile: { path: file, content: { tag: 'ok' as const, value: sql } } };
}
