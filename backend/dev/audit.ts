import { program } from '../tooling/program.js';
import { environmentOfInstance } from './instance-environment.js';
import { runScript } from './run-script.js';

/** Audits the database of DATABASE_URL, or that of PORT's instance, whether it runs or not; one part of it when that is named. */
await program(async () =>
  runScript('backend/src/audit.ts', await environmentOfInstance(), process.argv.slice(2)),
);
