import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { log } from '../tooling/log.js';
import { type Count, total } from '../tooling/results.js';
import { billOfMaterials } from './bill-of-materials.js';

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

interface Audit {
  vulnerabilities?: Record<string, { name: string; severity: string }>;
  message?: string;
}

const refused = ['high', 'critical'];

/** What production runs: a bill of materials that names it, and no weakness that the registry knows of. */
export async function checkDependencies(): Promise<Count> {
  return total([await checkBill(), await checkAdvisories()]);
}

/** The bill of materials has every dependency of the product in it, at its exact version. */
async function checkBill(): Promise<Count> {
  const bill = await billOfMaterials();
  const named = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
  const missing = (await ownDependencies()).filter((one) => !named.has(`pkg:npm/${one}`));
  return countOf('no bill of materials names', missing);
}

/** A registry without advisories, or out of reach, is said and is no failure. */
async function checkAdvisories(): Promise<Count> {
  const { stdout } = await execa(
    'npm',
    ['audit', '--json', '--omit', 'dev', '--package-lock-only', '--fetch-retries=0'],
    { reject: false },
  );
  const { vulnerabilities, message } = JSON.parse(stdout || '{}') as Audit;
  if (!vulnerabilities) {
    log.line(`Known weaknesses were not asked for: ${message ?? 'npm audit gave no answer'}`);
    return { passed: 0, failed: 0 };
  }
  const found = Object.values(vulnerabilities).filter(({ severity }) => refused.includes(severity));
  return countOf(
    'a known weakness:',
    found.map(({ name, severity }) => `${name} (${severity})`),
  );
}

async function ownDependencies(): Promise<string[]> {
  const root = await manifestOf('.');
  const others = await Promise.all((root.workspaces ?? []).map(manifestOf));
  return [root, ...others].flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies).map(([name, version]) => `${name}@${version}`),
  );
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

function countOf(what: string, found: readonly string[]): Count {
  const failures = found.map((one) => `${what} ${one}`);
  for (const failure of failures) log.problem(failure);
  return { passed: found.length === 0 ? 1 : 0, failed: found.length, failures };
}
