import path from 'node:path';
import { buildProduct } from '../tooling/build.js';
import { withServices } from '../tooling/ephemeral.js';
import { log, plainOutput } from '../tooling/log.js';
import { type Count, check, reportFile, tests, total } from '../tooling/results.js';
import { runSteps } from '../tooling/steps.js';
import { withTestWorkers } from '../tooling/test-workers.js';
import { changedApiTests } from './changed-tests.js';
import { checkDependencies } from './dependencies.js';
import { playwrightCount } from './playwright.js';
import type { Suite } from './run-suites.js';
import { vitest } from './vitest.js';
import { withBrowser } from './with-browser.js';

const product: Suite = {
  name: 'build',
  run: async () => {
    await runSteps(buildProduct);
    return { passed: 1, failed: 0 };
  },
};
const lint: Suite = { name: 'lint', run: checkLint };
const types: Suite = { name: 'types', run: checkTypes };
const architecture: Suite = { name: 'architecture', run: checkArchitecture };
const unit: Suite = { name: 'unit', run: () => vitest('unit', { NODE_ENV: 'test' }) };
const sites: Suite = { name: 'sites', run: () => vitest('sites*', { NODE_ENV: 'test' }) };

/** Every check and test of `make test`, in the order they run. */
export const suites: Suite[] = [
  product,
  lint,
  types,
  architecture,
  { name: 'unused', run: () => check(['knip']), isBeside: true },
  { name: 'dependencies', run: checkDependencies, isBeside: true },
  { name: 'openapi', run: () => check(['npm', 'run', 'openapi:check']) },
  { name: 'schema', run: schema, isBeside: true },
  unit,
  sites,
  { name: 'api', run: () => withTestWorkers('api', (env) => vitest('api*', env)) },
  { name: 'simulation', run: simulation },
  { name: 'faults', run: faults, isBeside: true },
  { name: 'browser', run: () => browser() },
];

/** `make long`. */
export const longSuites: Suite[] = [
  product,
  { name: 'long', run: () => withTestWorkers('long', (env) => vitest('long', env)) },
];

/** `make browser`. */
export const everyBrowserTest: Suite[] = [
  product,
  { name: 'browser', run: () => browser({ EVERY_TEST: '1' }) },
];

/** Those of `make check`: what answers soonest. */
export const quickSuites: Suite[] = [
  product,
  lint,
  types,
  architecture,
  unit,
  sites,
  { name: 'changed api', run: changedApi },
];

/** Biome prints colours into files too, unless told otherwise. */
async function checkLint(): Promise<Count> {
  return check(['biome', 'ci', `--colors=${plainOutput ? 'off' : 'force'}`, '.']);
}

/** By the compiler in machine code, three times as fast; the other one is a library for tools that read code. */
async function checkTypes(): Promise<Count> {
  const compiler = path.join('node_modules', 'typescript-native', 'bin', 'tsc');
  const projects = ['.', path.join('backend', 'client'), 'frontend', 'admin'];
  return together(
    projects.map((project) =>
      check([process.execPath, compiler, '--noEmit', '--project', project]),
    ),
  );
}

async function checkArchitecture(): Promise<Count> {
  return together([
    check(['depcruise', 'backend', 'prisma']),
    check(['tsx', 'backend/architecture/check.ts']),
    check(['tsx', 'backend/architecture/draw.ts', '--check']),
    check(['depcruise', 'frontend/src'], { SITE: 'frontend' }),
    check(['depcruise', 'admin/src'], { SITE: 'admin' }),
  ]);
}

/** Runs checks at the same time, which keeps all processors at work. */
async function together(checks: Promise<Count>[]): Promise<Count> {
  return total(await Promise.all(checks));
}

async function schema(): Promise<Count> {
  return withServices('schema', {}, ({ env }) =>
    check(['tsx', 'prisma/engine/diff.ts', '--check'], env),
  );
}

async function changedApi(): Promise<Count> {
  const files = await changedApiTests();
  if (files.length > 0) return withTestWorkers('api', (env) => vitest('api*', env, files));
  log.line('No API test imports a changed file.');
  return { passed: 0, failed: 0 };
}

/** A short run of `make faults`, always of the same seed unless SEED says another. */
async function faults(): Promise<Count> {
  const report = reportFile('faults');
  const command = [process.execPath, '--import', 'tsx', 'backend/proof/processes/main.ts'];
  return tests([...command, '--short', `--report=${report}`], {}, report, (count: Count) => count);
}

/** A short run of `make simulate`, always of the same seed unless SEED says another. */
async function simulation(): Promise<Count> {
  const report = reportFile('simulation');
  const command = [process.execPath, '--import', 'tsx', 'backend/proof/simulation/main.ts'];
  return tests([...command, '--short', `--report=${report}`], {}, report, (count: Count) => count);
}

/** In a real browser, against the product with the demo data, audited. */
async function browser(more: Record<string, string> = {}): Promise<Count> {
  return withBrowser(async (env) => {
    const audited = await check([process.execPath, '--import', 'tsx', 'backend/src/audit.ts'], env);
    return total([audited, await playwright({ ...env, ...more })]);
  });
}

async function playwright(env: Record<string, string>): Promise<Count> {
  const report = reportFile('browser');
  return tests(
    ['playwright', 'test', '--reporter=list,json'],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      RESULTS_FOLDER: path.join(path.dirname(report), 'results'),
    },
    report,
    playwrightCount,
    'frontend',
  );
}
