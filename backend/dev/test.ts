import { Failure } from '../tooling/failure.js';
import { program } from '../tooling/program.js';
import { runSuites, type Suite } from './run-suites.js';
import { lists } from './suites.js';

/**
 * Runs the suites of a list, `test` unless an argument names another: those that ONLY names, by commas. The
 * build precedes any of them.
 */
const [list = 'test'] = process.argv.slice(2);

await program(() => runSuites(selected(lists[list] ?? [], process.env.ONLY)));

function selected(suites: Suite[], only: string | undefined): Suite[] {
  if (!only) return suites;
  const wanted = only.split(',');
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const names = suites.map((suite) => suite.name).join(', ');
    throw new Failure(`ONLY=${unknown.join(',')}: there is only ${names}.`);
  }
  return suites.filter((suite) => suite.name === 'build' || wanted.includes(suite.name));
}
