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
const engine = await openSchemaEngine(databaseUrl());
const { appliedMigrationNames } = await engine.applyMigrations({
  migrationsList,
  filters: noFilters,
});
console.log(`Migrations applied: ${appliedMigrationNames.join(', ') || 'none missing'}`);
process.exit();
