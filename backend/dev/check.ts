import { program } from '../tooling/program.js';
import { runSuites } from './run-suites.js';
import { quickSuites } from './suites.js';

await program(() => runSuites(quickSuites));
