import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import { postgresDataOf } from './provision/postgres-home.js';
import { currentRun } from './test-run.js';

/** Milliseconds in which a program that was just stopped has ended. */
const endTimeoutMs = 5_000;

/** Caches of tools, made again when they are missing. */
const caches = /^(tsx-\d+|playwright-transform-cache-\d+|node-compile-cache)$/;

/**
 * What a test run has left besides its logs and reports: programs, temporary files, PostgreSQL data.
 *
 * @returns a line each
 */
export async function findLeftovers(
  { folder, temporary } = currentRun,
  timeoutMs = endTimeoutMs,
): Promise<string[]> {
  const deadline = Date.now() + timeoutMs;
  let programs = await programsWith(temporary);
  while (programs.length > 0 && Date.now() < deadline) {
    await setTimeout(100);
    programs = await programsWith(temporary);
  }
  const files = readdirSync(temporary).filter((name) => !caches.test(name));
  const data = readdirSync(folder).flatMap((name) => postgresDataOf(path.join(folder, name)));
  return [
    ...programs.map((line) => `program ${line}`),
    ...files.map((name) => `temporary file ${path.join(temporary, name)}`),
    ...data.filter((each) => existsSync(each)).map((each) => `PostgreSQL data ${each}`),
  ];
}

/** Programs whose temporary folder is that of the run, which all of its programs inherit. */
async function programsWith(temporary: string): Promise<string[]> {
  const list = ['axeww', '-o', 'pid=,ppid=,command='];
  const { stdout } = await execa('ps', list);
  return stdout
    .split('\n')
    .filter((line) => line.includes(`TMPDIR=${temporary}`) && !isPartOfThisProgram(line))
    .map((line) => line.trim().slice(0, 150));
}

/** `ps` itself, and the compiler that tsx keeps while this program runs. */
function isPartOfThisProgram(line: string): boolean {
  const [, parent] = line.trim().split(/\s+/);
  return Number(parent) === process.pid && /\bps axeww|esbuild --service/.test(line);
}
