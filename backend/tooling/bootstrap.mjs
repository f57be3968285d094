// Runs a TypeScript program, its path being the argument, after installing the dependencies.
// Plain JavaScript that any Node runs: it starts before the dependencies are there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = path.join(root, 'node_modules', '.loka-stamp');

function requireNode(major, minor) {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  stop(`Loka needs Node ${major}.${minor} or later; this is ${process.version}.`);
}

/** Installs the dependencies when the lock file has changed since the last installation. */
function installDependencies() {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(process.versions.modules)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('• Installing the dependencies (a few minutes the first time)');
  const { status, error } = spawnSync(
    'npm',
    ['install', '--loglevel=error', '--no-update-notifier'],
    {
      cwd: root,
      stdio: 'inherit',
      // Prisma would download an engine that is not used here; it skips that when given one.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
    },
  );
  if (status !== 0) stop(`npm install failed${error ? `: ${error.message}` : ''}.`);
  writeFileSync(stamp, hash);
}

function stop(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

requireNode(20, 19);
process.chdir(root);
installDependencies();

const { register } = await import('tsx/esm/api');
register();
// The program sees its own path and arguments, as if Node had started it.
process.argv.splice(1, 1);
await import(pathToFileURL(path.resolve(process.argv[1])).href);
