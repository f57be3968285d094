import { program } from '../tooling/program.js';
import { runSuites } from './run-suites.js';
import { everyBrowserTest } from './suites.js';

/** Runs every browser test, with those that are too long for `make test`. */
await program(() => runSuites(everyBrowserTest));
