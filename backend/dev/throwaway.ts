import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { startWorld, type World } from '../faults/world.js';
import { copies } from './copy.js';
import { migrate } from './data.js';
import { beforeLeaving } from './program.js';
import { removePostgresData } from './provision/postgres-home.js';
import { type Services, startServices } from './services.js';
import { Supervisor } from './supervise.js';
import { say } from './terminal.js';

const own = path.join(copies, `test-${process.pid}`);

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
  return thenStop(supervisor, instance, async () => {
    const port = await getPort();
    const services = await startServices(supervisor, {
      instance,
      port,
      durable: false,
      ...options,
    });
    await migrate(services.env);
    return supervisor.until(work(services, supervisor));
  });
}

/** Runs `work` beside a product every part of which can be killed, and that ends with it. */
export async function withWorld<T>(work: (world: World) => Promise<T>): Promise<T> {
  const instance = testFolder('faults');
  const supervisor = new Supervisor(path.join(instance, 'logs'), true);
  return thenStop(supervisor, instance, async () => {
    say.step('PostgreSQL, Redis, gateway simulator, two APIs and two workers');
    const world = await startWorld(supervisor, instance);
    try {
      return await work(world);
    } finally {
      await world.leave();
    }
  });
}

async function thenStop<T>(
  supervisor: Supervisor,
  instance: string,
  work: () => Promise<T>,
): Promise<T> {
  const stop = async () => {
    await supervisor.stop();
    removePostgresData(instance);
  };
  beforeLeaving(stop);
  try {
    return await work();
  } finally {
    await stop();
  }
}

/** Removes what the test runs that have ended left: logs to look into, or more after `kill -9`. */
export function removeOldRuns(): void {
  if (!existsSync(copies)) return;
  for (const name of readdirSync(copies)) {
    const pid = /^test-(\d+)$/.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    for (const suite of readdirSync(path.join(copies, name))) {
      removePostgresData(path.join(copies, name, suite));
    }
    rmSync(path.join(copies, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
