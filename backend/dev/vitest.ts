import path from 'node:path';
import { type Count, reportFile, tests } from '../tooling/results.js';

/**
 * Runs the tests of projects of `vitest.config.ts`, `*` being a wildcard.
 *
 * @param args files, when not all of them, and options of vitest
 */
export async function vitest(
  projects: string[],
  env: Record<string, string>,
  args: string[] = [],
): Promise<Count> {
  const report = reportFile(projects.join('-').replaceAll('*', ''));
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const command = ['vitest', 'run', ...chosen, ...reporters, ...args];
  return tests(command, env, report, countOf);
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; duration?: number | null }[];
  }[];
}

function countOf({ numPassedTests, numFailedTests, testResults }: Report): Count {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has no tests.
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  const durations = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative('.', name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests, failures, durations };
}
