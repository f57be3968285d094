import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { Count } from '../tooling/results.js';

/** Reads the JSON report of Playwright. */
export function playwrightCount({ stats, suites }: JSONReport): Count {
  const { expected, flaky, unexpected } = stats;
  const specs = suites.flatMap(specsOf);
  const isFlaky = ({ tests }: JSONReportSpec) => tests.some(({ status }) => status === 'flaky');
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: specs.filter(({ ok }) => !ok).map(nameOf),
    passedAgain: specs.filter(isFlaky).map(nameOf),
  };
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const nameOf = ({ file, line, title }: JSONReportSpec) => `${file}:${line}: ${title}`;
