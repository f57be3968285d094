import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { instancesFolder, processOf } from '../tooling/instance.js';
import { log } from '../tooling/log.js';
import { program } from '../tooling/program.js';
import { removePostgresData } from '../tooling/provision/postgres-home.js';

const generated = [
  '.loka',
  'dist',
  'frontend/dist',
  'admin/dist',
  'backend/src/platform/database/generated',
  'test-results',
  'screens',
  'sbom.cdx.json',
  'frontend/test-results',
  'frontend/playwright-report',
  'admin/node_modules',
  'frontend/node_modules',
  'backend/client/node_modules',
  'node_modules',
];

/** Stops the running instances of this clone, then removes all that was installed, built and stored. */
await program(async () => {
  for (const folder of foldersIn(instancesFolder)) {
    await stopInstance(folder);
    for (const part of [folder, ...suitesOf(folder)]) removePostgresData(part);
  }
  for (const item of generated) rmSync(item, { recursive: true, force: true });
  log.done(`Removed ${generated.join(', ')}`);
  return 0;
});

/** A file that somebody has put there is in the way of nothing. */
function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((one) => one.isDirectory()).map(({ name }) => path.join(folder, name));
}

/** A test run has a folder for each suite. */
function suitesOf(folder: string): string[] {
  if (!path.basename(folder).startsWith('test-')) return [];
  return foldersIn(folder);
}

async function stopInstance(folder: string): Promise<void> {
  let signalled = false;
  for (let pid = await processOf(folder); pid; pid = await processOf(folder)) {
    if (!signalled) process.kill(pid, 'SIGTERM');
    signalled = true;
    await setTimeout(200);
  }
}
