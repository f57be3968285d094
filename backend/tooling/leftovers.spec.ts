import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findLeftovers } from './leftovers.js';

const noWait = 0;

function aRun() {
  const parent = mkdtempSync(path.join(tmpdir(), 'leftovers-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const run = { folder: path.join(parent, 'run'), temporary: path.join(parent, 'temporary') };
  for (const each of Object.values(run)) mkdirSync(each);
  return run;
}

it('finds nothing in a run that left its logs and the caches of its tools', async () => {
  const run = aRun();
  mkdirSync(path.join(run.folder, 'api', 'logs'), { recursive: true });
  mkdirSync(path.join(run.temporary, 'tsx-0'));
  expect(await findLeftovers(run, noWait)).toEqual([]);
});

it('finds a program that still runs', async () => {
  const run = aRun();
  const env = { ...process.env, TMPDIR: run.temporary };
  const child = spawn('sleep', ['60'], { env, detached: true });
  onTestFinished(() => void child.kill());
  expect(await findLeftovers(run, noWait)).toEqual([expect.stringContaining('sleep 60')]);
});

it('finds a temporary file', async () => {
  const run = aRun();
  writeFileSync(path.join(run.temporary, 'upload'), '');
  expect(await findLeftovers(run, noWait)).toEqual([
    `temporary file ${path.join(run.temporary, 'upload')}`,
  ]);
});

it('finds the data of a PostgreSQL server', async () => {
  const run = aRun();
  const data = path.join(run.folder, 'api', 'postgres');
  mkdirSync(data, { recursive: true });
  expect(await findLeftovers(run, noWait)).toContain(`PostgreSQL data ${data}`);
});
