import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copies, runnerOf } from './copy.js';
import { program } from './program.js';
import { removePostgresData } from './provision/postgres-home.js';
import { say } from './terminal.js';

const made = [
  '.loka',
  'dist',
  'frontend/dist',
  'admin/dist',
  'backend/src/platform/database/generated',
  'test-results',
  'node_modules',
];

/** Stops the copies of this clone that run, then removes all that was installed, built and stored. */
await program(async () => {
  for (const name of existsSync(copies) ? readdirSync(copies) : []) {
    const instance = path.join(copies, name);
    await stopCopy(instance);
    for (const part of [instance, ...suitesOf(instance)]) removePostgresData(part);
  }
  for (const item of made) rmSync(item, { recursive: true, force: true });
  say.done(`Removed ${made.join(', ')}`);
  return 0;
});

/** A test run keeps one folder for each suite. */
function suitesOf(instance: string): string[] {
  if (!path.basename(instance).startsWith('test-')) return [];
  return readdirSync(instance).map((suite) => path.join(instance, suite));
}

async function stopCopy(instance: string): Promise<void> {
  let signalled = false;
  for (let pid = await runnerOf(instance); pid; pid = await runnerOf(instance)) {
    if (!signalled) process.kill(pid, 'SIGTERM');
    signalled = true;
    await setTimeout(200);
  }
}
