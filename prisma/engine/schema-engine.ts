import { readFile } from 'node:fs/promises';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { engineAdapter } from './adapter.js';
import { isWholeAddress } from './database-address.js';
import { readSchema } from './files.js';

/** Prisma leaves no table or enum of this database to somebody else. */
export const noFilters = { externalTables: [], externalEnums: [] };

/**
 * Prisma's own schema engine, from its WebAssembly package. The CLI would download a native binary
 * for the same work, from a host that many networks block.
 *
 * @param url the database to work on
 */
export async function openSchemaEngine(url: string): Promise<SchemaEngine> {
  await instantiate();
  const adapter = bindMigrationAwareSqlAdapterFactory(engineAdapter(url));
  const schema = await readSchema();
  return bindings.SchemaEngine.new(
    { datamodels: schema.files.map((file) => [file.path, file.content]) },
    () => undefined,
    adapter,
  );
}

/**
 * The database that the person or program running the script names: PostgreSQL itself, since the engine takes a lock
 * for its session, which PgBouncer would give to another one.
 */
export function databaseUrl(): string {
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set.');
  if (!isWholeAddress(url)) {
    throw new Error('DATABASE_URL is not postgresql://user:password@host:port/database.');
  }
  return url;
}

/** The types of Node 20 leave this global out. */
declare const WebAssembly: {
  instantiate(
    module: Uint8Array,
    imports: Record<string, unknown>,
  ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
};

/** Node imports a `.wasm` file by itself only from version 24 on. */
async function instantiate(): Promise<void> {
  const file = new URL('schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    './schema_engine_bg.js': bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}
