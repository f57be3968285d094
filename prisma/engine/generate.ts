import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Generates the Prisma client. The CLI insists on a schema engine, which it would download, and
 * never runs it for this: any program that exists will do.
 */
execFileSync(process.execPath, [path.resolve('node_modules/prisma/build/index.js'), 'generate'], {
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
  stdio: 'inherit',
});
