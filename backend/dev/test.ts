import { Failure } from '../tooling/failure.js';
import { program } from '../tooling/program.js';
import { runSuites, type Suite } from './run-suites.js';
import { suites } from './suites.js';

await program(() => runSuites(selected(process.env.ONLY)));

/** @param only comma-separated names of suites; the build precedes any of them */
function selected(only: string | undefined): Suite[] {
  if (!only) return suites;
  const wanted = only.split(',');
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const names = suites.map((suite) => suite.name).join(', ');
    throw new Failure(`ONLY=${unknown.join(',')}: there is only ${names}.`);
  }
  return suites.filter((suite) => suite.name === 'build' || wanted.includes(suite.name));
}
