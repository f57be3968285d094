import { readSchema } from './files.js';
import { databaseUrl, noFilters, openSchemaEngine } from './schema-engine.js';

/**
 * Prints the SQL that takes DATABASE_URL to `schema.prisma`, as far as Prisma can express it: the
 * body of the next migration. With `--check`, exits with 2 when there is any.
 */
const engine = await openSchemaEngine(databaseUrl());
const schema = await readSchema();
const { stdout, exitCode } = await engine.diff({
  from: { tag: 'schemaDatasource', ...schema, configDir: '.' },
  to: { tag: 'schemaDatamodel', ...schema },
  script: true,
  exitCode: process.argv.includes('--check'),
  filters: noFilters,
});
console.log(stdout);
process.exit(exitCode);
