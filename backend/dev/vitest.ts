import { type Count, reportFile, tests } from '../tooling/results.js';

/** Runs the tests of a project of `vitest.config.ts`, or some of its files. */
export async function vitest(
  project: string,
  env: Record<string, string>,
  files: string[] = [],
): Promise<Count> {
  const report = reportFile(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['vitest', 'run', '--project', project, ...reporters, ...files];
  return tests(command, env, report, countOf);
}

function countOf(report: { numPassedTests: number; numFailedTests: number }): Count {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
