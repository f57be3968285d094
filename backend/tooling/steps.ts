import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { Failure } from './failure.js';
import { dim, log } from './log.js';

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Files and folders that the result depends on; unchanged, the step is skipped. */
  inputs: string[];
  /** What the step produces; missing, the step is not skipped. */
  output: string;
}

const notInputs = new Set(['node_modules', 'dist', 'generated', 'e2e', 'test-results']);
const stamps = path.resolve('.loka/stamps');

/** Runs those steps whose inputs have changed since their last run, and prints how long they took. */
export async function runSteps(steps: Step[]): Promise<void> {
  for (const step of steps) {
    const stamp = path.join(stamps, step.name.replaceAll(' ', '-'));
    const hash = contentHash(step.inputs);
    if (existsSync(step.output) && readIfExists(stamp) === hash) continue;
    await run(step.name, step.command, step.env);
    mkdirSync(stamps, { recursive: true });
    writeFileSync(stamp, hash);
  }
}

/** Runs a command without its output; the output is part of the error when it fails. */
export async function run(
  name: string,
  [command = '', ...args]: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const startedAt = Date.now();
  log.step(name);
  const { exitCode, all } = await execa(command, args, { all: true, reject: false, env });
  if (exitCode !== 0) throw new Failure(`${name} failed:\n${all}`);
  log.done(`${name} ${dim(`${((Date.now() - startedAt) / 1000).toFixed(1)} s`)}`);
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

function readIfExists(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
