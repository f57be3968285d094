import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.js';
import { listening } from '../ports.js';
import type { Supervisor } from '../supervisor.js';
import { findProgram, installPackage } from './apt.js';

/** Starts a Redis without persistence: everything in it can be lost. Returns its URL. */
export async function startRedis(
  supervisor: Supervisor,
  { folder, port }: { folder: string; port: number },
): Promise<string> {
  const data = path.join(folder, 'redis');
  mkdirSync(data, { recursive: true });
  supervisor.start({
    name: 'redis',
    command: await redisServer(),
    args: ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', data, '--save', ''],
  });
  await supervisor.until(listening(port));
  return `redis://127.0.0.1:${port}`;
}

export async function redisServer(): Promise<string> {
  const names = ['redis-server', 'valkey-server'];
  const found = findProgram(names);
  if (found) return found;
  await installPackage('redis-server');
  const installed = findProgram(names);
  if (installed) return installed;
  throw new Failure(
    'Redis is missing: install redis-server (sudo apt-get install redis-server, brew install redis) or set REDIS_URL.',
  );
}
