import path from 'node:path';
import { type Count, reportFile, tests } from '../tooling/results.js';

/** Runs the tests of projects of `vitest.config.ts`, `*` being a wildcard, or some of their files. */
export async function vitest(
  projects: string,
  env: Record<string, string>,
  files: string[] = [],
): Promise<Count> {
  const report = reportFile(projects.replace('*', ''));
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['vitest', 'run', '--project', projects, ...reporters, ...files];
  return tests(command, env, report, countOf);
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
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
  return { passed: numPassedTests, failed: numFailedTests, failures };
}
