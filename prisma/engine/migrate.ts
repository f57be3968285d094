import pg from 'pg';
import { connection } from './adapter.js';
import { readMigrations } from './files.js';
import { databaseUrl, noFilters, openSchemaEngine } from './schema-engine.js';

try {
  await migrate(process.argv[2]);
  process.exit();
} catch (error) {
  console.error(`The migrations were not applied: ${reasonOf(error as Error)}`);
  process.exit(1);
}

/**
 * Applies what DATABASE_URL misses of `prisma/migrations`, recorded in Prisma's own table: all, or
 * those up to the one that is named.
 */
async function migrate(last: string | undefined): Promise<void> {
  const migrationsList = await readMigrations();
  if (last) {
    migrationsList.migrationDirectories = migrationsList.migrationDirectories.filter(
      ({ path: name }) => name <= last,
    );
  }
  const url = databaseUrl();
  await connect(url);
  // One that is broken off has to be mended by hand: what began is finished.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => console.log(`${signal}: stops once the migrations are applied`));
  }
  const engine = await openSchemaEngine(url);
  const { appliedMigrationNames } = await engine.applyMigrations({
    migrationsList,
    filters: noFilters,
  });
  console.log(`Migrations applied: ${appliedMigrationNames.join(', ') || 'none missing'}`);
}

/** The engine does not tell why a database refuses a connection. */
async function connect(connectionString: string): Promise<void> {
  const client = new pg.Client(connection(connectionString));
  await client.connect();
  try {
    await requireOwner(client);
  } finally {
    await client.end();
  }
}

/** Else another login could not use what this one makes: docs/operations.md, "The owner of the tables". */
async function requireOwner(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ login: string; owner: string }>(
    `select session_user as login, tableowner as owner from pg_tables
     where schemaname = current_schema and tablename = '_prisma_migrations' and tableowner <> current_user`,
  );
  const [other] = rows;
  if (!other) return;
  const { login, owner } = other;
  throw new Error(`the tables belong to ${owner}; first: alter role ${login} set role ${owner}`);
}

/** Of a name with several addresses, each of which failed, the message is empty. */
function reasonOf(error: Error & { code?: string }): string {
  return error.message || error.code || error.name;
}
