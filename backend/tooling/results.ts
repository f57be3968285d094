import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { log } from './log.js';
import { testFolder } from './test-run.js';
import { wholeNumber } from './whole-number.js';

/** How many checks or tests of a suite passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Names by which a person finds again what failed, as far as they are known. */
  failures?: string[];
  /** How long each test took, where its runner says so. */
  durations?: Duration[];
}

interface Duration {
  name: string;
  ms: number;
}

export interface Result extends Count {
  name: string;
  seconds: number;
}

/** Of what a test runner said before it ended without a report so much is said again in the summary. */
const shownCharacters = 1_500;

/** Counts one command as one check; its output is printed when it fails. */
export async function check(command: string[], env: Record<string, string> = {}): Promise<Count> {
  const [file = '', ...args] = command;
  const { exitCode, all } = await execa(file, args, {
    all: true,
    reject: false,
    preferLocal: true,
    env,
  });
  if (exitCode === 0) return { passed: 1, failed: 0 };
  log.problem(`${command.join(' ')}\n${all}`);
  return { passed: 0, failed: 1, failures: [command.join(' ')] };
}

/**
 * Runs a test runner, whose output is printed, and counts the tests of its JSON report.
 *
 * @param count reads the numbers from the report; a run without any test, or that failed outside of
 *   its tests (a file that does not load), counts as one failure
 */
export async function tests(
  command: string[],
  env: Record<string, string>,
  report: string,
  count: (report: never) => Count,
  cwd = '.',
): Promise<Count> {
  const [file = '', ...args] = command;
  const { exitCode, signal, stderr } = await execa(file, args, {
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: ['inherit', 'pipe'],
    reject: false,
    preferLocal: true,
    localDir: process.cwd(),
    cwd,
    env,
  });
  const counted = await readCount(report, count);
  const mayBeNone = args.includes('--passWithNoTests');
  const isEmpty = counted.passed === 0 && !mayBeNone;
  const failedOutsideTests = counted.failed === 0 && (exitCode !== 0 || isEmpty);
  if (!failedOutsideTests) return counted;
  const end = `${command.join(' ')}: ended with ${exitCode ?? signal}`;
  // What went wrong may be far above the summary, of which some see the end alone.
  const said = stderr.trim().slice(-shownCharacters);
  return { ...counted, failed: 1, failures: [said ? `${end}\n${said}` : end] };
}

/** Where a test runner writes its JSON report. */
export function reportFile(suite: string): string {
  const folder = testFolder(suite);
  mkdirSync(folder, { recursive: true });
  return path.join(folder, 'report.json');
}

async function readCount(report: string, count: (report: never) => Count): Promise<Count> {
  try {
    return count(JSON.parse(await readFile(report, 'utf8')) as never);
  } catch (error) {
    log.problem(`No test report: ${(error as Error).message}`);
    return { passed: 0, failed: 0 };
  }
}

export function total(counts: Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures = [] }) => failures),
    durations: counts.flatMap(({ durations = [] }) => durations),
  };
}

/** As many as SLOWEST says. */
function printSlowest(durations: Duration[]): void {
  const slowest = durations.toSorted((a, b) => b.ms - a.ms).slice(0, wholeNumber('SLOWEST') ?? 0);
  for (const { name, ms } of slowest) log.line(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

/** Prints a table of all suites, what failed in them, and their sum alone on the last line. */
export function printSummary(results: Result[]): Count {
  log.line();
  for (const { name, passed, failed, seconds } of results) {
    const cells = [
      name.padEnd(14),
      `${passed} passed`.padStart(12),
      `${failed} failed`.padStart(11),
    ];
    const line = `${cells.join('')}${`${seconds.toFixed(1)} s`.padStart(10)}`;
    if (failed === 0) log.done(line);
    else log.problem(line);
  }
  const sum = total(results);
  log.line();
  printSlowest(sum.durations ?? []);
  for (const failure of sum.failures ?? []) log.problem(`Failed: ${failure}`);
  log.line(`${sum.passed} passed, ${sum.failed} failed`);
  return sum;
}
