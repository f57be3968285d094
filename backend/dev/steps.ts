import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { Failure } from './failure.js';
import { say } from './terminal.js';

export interface Step {
  name: string;
  command: string[];
  /** Files and folders that decide the result; the step is skipped when they have not changed. */
  inputs: string[];
  /** What the step makes; it is not skipped when this is missing. */
  output: string;
}

const notInputs = new Set(['node_modules', 'dist', 'generated', 'e2e', 'test-results']);
const stamps = path.resolve('.loka/stamps');

/** Does those steps whose inputs have changed since they were last done, and says how long. */
export async function runSteps(steps: Step[]): Promise<void> {
  for (const step of steps) {
    const stamp = path.join(stamps, step.name.replaceAll(' ', '-'));
    const wanted = contentHash(step.inputs);
    if (existsSync(step.output) && readIfThere(stamp) === wanted) continue;
    await run(step.name, step.command);
    mkdirSync(stamps, { recursive: true });
    writeFileSync(stamp, wanted);
  }
}

/** Runs a command quietly; what it printed is shown when it fails. */
export async function run(
  name: string,
  [command = '', ...args]: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const startedAt = Date.now();
  say.step(name);
  const { exitCode, all } = await execa(command, args, { all: true, reject: false, env });
  if (exitCode !== 0) throw new Failure(`${name} failed:\n${all}`);
  say.done(`${name} ${say.faint(`${((Date.now() - startedAt) / 1000).toFixed(1)} s`)}`);
}

export function contentHash(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) addToHash(hash, input);
  return hash.digest('hex');
}

function addToHash(hash: Hash, file: string): void {
  if (!existsSync(file) || notInputs.has(path.basename(file))) return;
  hash.update(file);
  if (!statSync(file).isDirectory()) {
    hash.update(readFileSync(file));
    return;
  }
  for (const name of readdirSync(file).sort()) addToHash(hash, path.join(file, name));
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
