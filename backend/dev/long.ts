import { program } from '../tooling/program.js';
import { runSuites } from './run-suites.js';
import { longSuites } from './suites.js';

/** Runs the API tests that are too long for `make test`. */
await program(() => runSuites(longSuites));
