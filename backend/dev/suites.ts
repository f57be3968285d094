import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildProduct } from '../tooling/build.js';
import { loadDemo } from '../tooling/data.js';
import { testFolder, withServices } from '../tooling/ephemeral.js';
import { plainOutput } from '../tooling/log.js';
import { startProduct } from '../tooling/product.js';
import { findChromium } from '../tooling/provision/chromium.js';
import { type Count, check, tests, total } from '../tooling/results.js';
import { runSteps } from '../tooling/steps.js';
import { withTestWorkers } from '../tooling/test-workers.js';

export interface Suite {
  name: string;
  run(): Promise<Count>;
}

/** Every check and test of `make test`, in the order they run. */
export const suites: Suite[] = [
  { name: 'build', run: build },
  { name: 'lint', run: lint },
  { name: 'types', run: types },
  { name: 'architecture', run: architecture },
  { name: 'unused', run: () => check(['knip']) },
  { name: 'openapi', run: () => check(['npm', 'run', 'openapi:check']) },
  { name: 'schema', run: schema },
  { name: 'unit', run: () => vitest('unit', { NODE_ENV: 'test' }) },
  { name: 'sites', run: () => vitest('sites', { NODE_ENV: 'test' }) },
  { name: 'api', run: api },
  { name: 'faults', run: faults },
  { name: 'browser', run: browser },
];

async function build(): Promise<Count> {
  await runSteps(buildProduct);
  return { passed: 1, failed: 0 };
}

/** Biome prints colours into files too, unless told otherwise. */
async function lint(): Promise<Count> {
  return check(['biome', 'ci', `--colors=${plainOutput ? 'off' : 'force'}`, '.']);
}

async function types(): Promise<Count> {
  return total([
    await check(['tsc', '--noEmit', '--project', '.']),
    await check(['tsc', '--noEmit', '--project', 'backend/client']),
    await check(['tsc', '--noEmit', '--project', 'frontend']),
    await check(['tsc', '--noEmit', '--project', 'admin']),
  ]);
}

async function architecture(): Promise<Count> {
  return total([
    await check(['depcruise', 'backend', 'prisma']),
    await check(['depcruise', 'frontend/src'], { SITE: 'frontend' }),
    await check(['depcruise', 'admin/src'], { SITE: 'admin' }),
  ]);
}

async function schema(): Promise<Count> {
  return withServices('schema', {}, ({ env }) =>
    check(['tsx', 'prisma/engine/diff.ts', '--check'], env),
  );
}

async function api(): Promise<Count> {
  return withTestWorkers('api', (env) => vitest('api', env));
}

/** A short run of `make faults`, always of the same seed unless SEED says another. */
async function faults(): Promise<Count> {
  const report = reportFile('faults');
  const command = [process.execPath, '--import', 'tsx', 'backend/faults/main.ts'];
  return tests([...command, '--short', `--report=${report}`], {}, report, (count: Count) => count);
}

/** In a real browser, against the product as `make run` starts it, with the demo data. */
async function browser(): Promise<Count> {
  const CHROMIUM_PATH = await findChromium();
  return withServices('browser', {}, async ({ env }, supervisor) => {
    await loadDemo(testFolder('browser'), env);
    await startProduct(supervisor, env);
    return playwright({ ...env, CHROMIUM_PATH, BASE_URL: env.PUBLIC_URL ?? '' });
  });
}

async function vitest(project: string, env: Record<string, string>): Promise<Count> {
  const report = reportFile(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return tests(['vitest', 'run', '--project', project, ...reporters], env, report, vitestCount);
}

async function playwright(env: Record<string, string>): Promise<Count> {
  const report = reportFile('browser');
  return tests(
    ['playwright', 'test', '--reporter=list,json'],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    playwrightCount,
    'frontend',
  );
}

function vitestCount(report: { numPassedTests: number; numFailedTests: number }): Count {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function playwrightCount(report: {
  stats: { expected: number; flaky: number; unexpected: number };
}): Count {
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

function reportFile(name: string): string {
  const folder = testFolder(name);
  mkdirSync(folder, { recursive: true });
  return path.join(folder, 'report.json');
}
