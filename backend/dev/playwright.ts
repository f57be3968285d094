import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { Count } from '../tooling/results.js';

/** Reads the JSON report of Playwright. */
export function playwrightCount({ stats, suites }: JSONReport): Count {
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: specs.filter(({ ok }) => !ok).map(nameOf),
    durations: specs.map((spec) => ({ name: nameOf(spec), ms: durationOf(spec) })),
  };
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const durationOf = ({ tests }: JSONReportSpec) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);

const nameOf = ({ file, line, title }: JSONReportSpec) => `${file}:${line}: ${title}`;
