import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { migrate } from './data.js';
import { beforeLeaving } from './program.js';
import { removePostgresData } from './provision/postgres-home.js';
import { type Services, startServices } from './services.js';
import { Supervisor } from './supervise.js';

const home = path.resolve('.loka');
const own = path.join(home, `test-${process.pid}`);

/** A folder of this test run alone, for reports, logs and data. */
export function testFolder(name: string): string {
  return path.join(own, name);
}

/** Runs `work` with services and a migrated database that nothing else uses and that end with it. */
export async function withServices<T>(
  name: string,
  options: { gatewaySpeed?: number },
  work: (services: Services, supervisor: Supervisor) => Promise<T>,
): Promise<T> {
  const instance = testFolder(name);
  const supervisor = new Supervisor(path.join(instance, 'logs'));
  const stop = async () => {
    await supervisor.stop();
    removePostgresData(instance);
  };
  beforeLeaving(stop);
  try {
    const port = await getPort();
    const services = await startServices(supervisor, {
      instance,
      port,
      durable: false,
      ...options,
    });
    await migrate(services.env);
    return await supervisor.until(work(services, supervisor));
  } finally {
    await stop();
  }
}

/** Removes what the test runs that have ended left: logs to look into, or more after `kill -9`. */
export function removeOldRuns(): void {
  if (!existsSync(home)) return;
  for (const name of readdirSync(home)) {
    const pid = /^test-(\d+)$/.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    for (const suite of readdirSync(path.join(home, name))) {
      removePostgresData(path.join(home, name, suite));
    }
    rmSync(path.join(home, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
