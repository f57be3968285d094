import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { migrate } from './data.js';
import { instancesFolder } from './instance.js';
import { beforeExit } from './program.js';
import { removePostgresData } from './provision/postgres-home.js';
import { type Services, startServices } from './services.js';
import { Supervisor } from './supervisor.js';

const runFolder = path.join(instancesFolder, `test-${process.pid}`);

/** A folder of this test run alone, for reports, logs and data. */
export function testFolder(name: string): string {
  return path.join(runFolder, name);
}

/** Runs `work` with services and a migrated database of its own, which are stopped after it. */
export async function withServices<T>(
  name: string,
  options: { gatewaySpeed?: number },
  work: (services: Services, supervisor: Supervisor) => Promise<T>,
): Promise<T> {
  return withSupervisor(name, {}, async (supervisor, folder) => {
    const port = await getPort();
    const services = await startServices(supervisor, { folder, port, durable: false, ...options });
    await migrate(services.env);
    return supervisor.until(work(services, supervisor));
  });
}

/** Runs `work` with a supervisor whose programs, and the data of whose PostgreSQL, end with it. */
export async function withSupervisor<T>(
  name: string,
  { alwaysRestart = false }: { alwaysRestart?: boolean },
  work: (supervisor: Supervisor, folder: string) => Promise<T>,
): Promise<T> {
  const folder = testFolder(name);
  const supervisor = new Supervisor(path.join(folder, 'logs'), alwaysRestart);
  const stop = async () => {
    await supervisor.stop();
    removePostgresData(folder);
  };
  beforeExit(stop);
  try {
    return await work(supervisor, folder);
  } finally {
    await stop();
  }
}

/** Removes what ended test runs left: logs of failures, or more after `kill -9`. */
export function removeOldRuns(): void {
  if (!existsSync(instancesFolder)) return;
  for (const name of readdirSync(instancesFolder)) {
    const pid = /^test-(\d+)$/.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    for (const suite of readdirSync(path.join(instancesFolder, name))) {
      removePostgresData(path.join(instancesFolder, name, suite));
    }
    rmSync(path.join(instancesFolder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
