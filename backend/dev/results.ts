import { readFile } from 'node:fs/promises';
import { execa } from 'execa';
import { say } from './terminal.js';

/** How many checks or tests of a suite passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

export interface Result extends Count {
  name: string;
  seconds: number;
}

/** Counts one command as one check; what it printed is shown when it fails. */
export async function check(command: string[], env: Record<string, string> = {}): Promise<Count> {
  const [file = '', ...args] = command;
  const { exitCode, all } = await execa(file, args, {
    all: true,
    reject: false,
    preferLocal: true,
    env,
  });
  if (exitCode === 0) return { passed: 1, failed: 0 };
  say.problem(`${command.join(' ')}\n${all}`);
  return { passed: 0, failed: 1 };
}

/**
 * Runs a test runner in sight and counts the tests of its JSON report.
 *
 * @param count reads the numbers from the report; a run without any test, or that failed beside its
 *   tests (a file that does not load), counts as one failure
 */
export async function tests(
  command: string[],
  env: Record<string, string>,
  report: string,
  count: (report: never) => Count,
  cwd = '.',
): Promise<Count> {
  const [file = '', ...args] = command;
  const { exitCode } = await execa(file, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
    preferLocal: true,
    localDir: process.cwd(),
    cwd,
    env,
  });
  const { passed, failed } = await readCount(report, count);
  const brokenBeside = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: brokenBeside ? 1 : failed };
}

async function readCount(report: string, count: (report: never) => Count): Promise<Count> {
  try {
    return count(JSON.parse(await readFile(report, 'utf8')) as never);
  } catch (error) {
    say.problem(`No test report: ${(error as Error).message}`);
    return { passed: 0, failed: 0 };
  }
}

/** The table of all suites, and the sum of them alone on the last line. */
export function summary(results: Result[]): Count {
  const total = { passed: sum(results, 'passed'), failed: sum(results, 'failed') };
  say.plain();
  for (const { name, passed, failed, seconds } of results) {
    const cells = [
      name.padEnd(14),
      `${passed} passed`.padStart(12),
      `${failed} failed`.padStart(11),
    ];
    const line = `${cells.join('')}${`${seconds.toFixed(1)} s`.padStart(10)}`;
    if (failed === 0) say.done(line);
    else say.problem(line);
  }
  say.plain();
  say.plain(`${total.passed} passed, ${total.failed} failed`);
  return total;
}

function sum(results: Result[], key: keyof Count): number {
  return results.reduce((total, result) => total + result[key], 0);
}
