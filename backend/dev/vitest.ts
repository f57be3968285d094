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

function countOf(report: { numPassedTests: number; numFailedTests: number }): Count {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
