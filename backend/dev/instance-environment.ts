import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../tooling/failure.js';
import { claimInstance, folderOf, processOf } from '../tooling/instance.js';
import { productPort } from '../tooling/ports.js';
import { environmentFile, startServices } from '../tooling/services.js';

/**
 * What a program on an existing database needs beside DATABASE_URL, or all it needs on that of
 * PORT's instance, whose services are started unless it runs.
 */
export async function environmentOfInstance(): Promise<Record<string, string>> {
  if (process.env.DATABASE_URL) return {};
  const port = productPort();
  const folder = folderOf(port);
  if (await processOf(folder)) return JSON.parse(readFileSync(environmentFile(folder), 'utf8'));
  if (!existsSync(path.join(folder, 'postgres'))) {
    throw new Failure(`No instance was ever run on port ${port}. Start one: PORT=${port} make run`);
  }
  const { supervisor } = await claimInstance();
  return (await startServices(supervisor, { folder, port, durable: true })).env;
}
