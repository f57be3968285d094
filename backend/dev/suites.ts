import path from 'node:path';
import { buildProduct } from '../tooling/build.js';
import { withServices } from '../tooling/ephemeral.js';
import { log, plainOutput } from '../tooling/log.js';
import { type Count, check, reportFile, tests, total } from '../tooling/results.js';
import { runSteps } from '../tooling/steps.js';
import { withTestWorkers } from '../tooling/test-workers.js';
import { baseOfChanges, changedApiTests } from './changed-tests.js';
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
const offline = { NODE_ENV: 'test' };

/** Folders of unit tests that read files, which no import shows: they are run whatever changed. */
const readingSources = [
  ...['architecture', 'docker', 'proof/wrong-variants', 'test', 'tooling'].map(
    (folder) => `backend/${folder}/`,
  ),
  ...['prisma/', 'admin/src/ops/'],
];

/** By the command that runs them, each in the order it runs. */
export const lists: Record<string, Suite[]> = {
  /** Every check and test, with short runs of the proof. */
  test: [
    product,
    lint,
    types,
    architecture,
    { name: 'unused', run: () => check(['knip']), isBeside: true },
    { name: 'dependencies', run: checkDependencies, isBeside: true },
    { name: 'openapi', run: () => check(['npm', 'run', 'openapi:check']) },
    { name: 'schema', run: schema, isBeside: true },
    { name: 'unit', run: () => vitest(['unit'], offline) },
    { name: 'api', run: () => withTestWorkers('api', (env) => vitest(['api*'], env)) },
    // While the API tests wait for databases and programs.
    { name: 'sites', run: () => vitest(['sites*'], offline), isBeside: true },
    { name: 'simulation', run: () => proof('simulation/main', ['--short']) },
    { name: 'processes', run: () => proof('processes/main', ['--short']), isBeside: true },
    { name: 'browser', run: () => browser() },
  ],
  /** What answers soonest, of what changed. */
  check: [
    product,
    lint,
    types,
    architecture,
    { name: 'unit and sites', run: changedSpecs },
    { name: 'sources', run: () => vitest(['unit'], offline, readingSources) },
    { name: 'api', run: changedApi },
  ],
  long: [
    product,
    { name: 'long', run: () => withTestWorkers('long', (env) => vitest(['long'], env)) },
  ],
  browser: [product, { name: 'browser', run: () => browser({ EVERY_TEST: '1' }) }],
  /** The long runs that show that no franc is lost, and that the proof finds what is wrong. */
  proof: [
    product,
    { name: 'simulation', run: () => proof('simulation/main') },
    { name: 'processes', run: () => proof('processes/main') },
    { name: 'changes', run: changedBooks },
    { name: 'planted', run: () => proof('wrong-variants/changed-code/found-by-simulation') },
  ],
};

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

/** Unit and component tests that import what changed, which may be none. */
async function changedSpecs(): Promise<Count> {
  const changed = ['--changed', await baseOfChanges(), '--passWithNoTests'];
  return vitest(['unit', 'sites*'], offline, changed);
}

/** So many files take about half a minute; the others are named. */
const mostChangedApi = 4;

async function changedApi(): Promise<Count> {
  const files = await changedApiTests();
  const left = files.slice(mostChangedApi).map((file) => path.basename(file, '.test.ts'));
  if (left.length > 0) log.line(`Not run: make test-api FILE='${left.join('|')}'`);
  if (files.length === 0) return { passed: 0, failed: 0 };
  const nearest = files.slice(0, mostChangedApi);
  return withTestWorkers('api', (env) => vitest(['api*'], env, nearest));
}

/** A program of `backend/proof`; SEED and HISTORIES are for it to read. */
async function proof(file: string, args: string[] = []): Promise<Count> {
  const report = reportFile(file.replaceAll('/', '-'));
  const program = `backend/proof/${file}.ts`;
  const command = [process.execPath, '--import', 'tsx', program, `--report=${report}`, ...args];
  return tests(command, { ONLY: '' }, report, (count: Count) => count);
}

async function changedBooks(): Promise<Count> {
  const every = { ALL_CHANGES: '1' };
  return withTestWorkers('api', (env) => vitest(['api*'], { ...env, ...every }, ['changed-books']));
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
