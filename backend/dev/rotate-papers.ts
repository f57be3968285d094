import { program } from '../tooling/program.js';
import { environmentOfInstance } from './instance-environment.js';
import { runScript } from './run-script.js';

/** Seals the private files of PORT's instance, running or not, with the first key of PAPERS_KEYS. */
await program(async () => runScript('backend/src/rotate-papers.ts', await environmentOfInstance()));
