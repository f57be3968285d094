import { readMigrations } from './files.js';
import { databaseUrl, noFilters, openSchemaEngine } from './schema-engine.js';

/** Applies what DATABASE_URL misses of `prisma/migrations`, recorded in Prisma's own table. */
const engine = await openSchemaEngine(databaseUrl());
const { appliedMigrationNames } = await engine.applyMigrations({
  migrationsList: await readMigrations(),
  filters: noFilters,
});
console.log(`Migrations applied: ${appliedMigrationNames.join(', ') || 'none missing'}`);
process.exit();
