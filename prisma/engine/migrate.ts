import { readMigrations } from './files.js';
import { databaseUrl, noFilters, openSchemaEngine } from './schema-engine.js';

/**
 * Applies what DATABASE_URL misses of `prisma/migrations`, recorded in Prisma's own table: all, or
 * those up to the one that the first argument names.
 */
const last = process.argv[2];
const migrationsList = await readMigrations();
if (last) {
  migrationsList.migrationDirectories = migrationsList.migrationDirectories.filter(
    ({ path: name }) => name <= last,
  );
}
// One that is broken off has to be mended by hand: what began is finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => console.log(`${signal}: stops once the migrations are applied`));
}
const engine = await openSchemaEngine(databaseUrl());
const { appliedMigrationNames } = await engine.applyMigrations({
  migrationsList,
  filters: noFilters,
});
console.log(`Migrations applied: ${appliedMigrationNames.join(', ') || 'none missing'}`);
process.exit();
