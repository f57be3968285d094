import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Count } from '../tooling/results.js';

/** Reads the JSON report of Playwright. */
export function playwrightCount({ stats, suites }: JSONReport): Count {
  const { expected, flaky, unexpected } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: suites.flatMap(failuresOf),
  };
}

function failuresOf({ specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ...suites.flatMap(failuresOf),
  ];
}
