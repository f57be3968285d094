import path from 'node:path';
import { migrate } from './data.js';
import { instancesFolder } from './instance.js';
import { freePort } from './ports.js';
import { beforeExit } from './program.js';
import { removePostgresData } from './provision/postgres-home.js';
import { type Services, type ServicesOptions, startServices } from './services.js';
import { Supervisor } from './supervisor.js';
import { testFolder } from './test-run.js';

/**
 * Runs `work` with services and a migrated database of its own, which are stopped after it.
 *
 * @param options.isKept whether the next run of this name finds the same data again
 */
export async function withServices<T>(
  name: string,
  {
    isKept = false,
    ...options
  }: Pick<ServicesOptions, 'gatewaySpeed' | 'postgres'> & { isKept?: boolean },
  work: (services: Services, supervisor: Supervisor) => Promise<T>,
): Promise<T> {
  return withSupervisor(name, { isKept }, async (supervisor, folder) => {
    const port = await freePort();
    const services = await startServices(supervisor, { folder, port, durable: false, ...options });
    await migrate(services.env);
    return supervisor.until(work(services, supervisor));
  });
}

/** Runs `work` with a supervisor whose programs end with it, and so does the data of its PostgreSQL unless it is kept. */
export async function withSupervisor<T>(
  name: string,
  { alwaysRestart = false, isKept = false }: { alwaysRestart?: boolean; isKept?: boolean },
  work: (supervisor: Supervisor, folder: string) => Promise<T>,
): Promise<T> {
  const folder = isKept ? path.join(instancesFolder, name) : testFolder(name);
  const supervisor = new Supervisor(path.join(folder, 'logs'), alwaysRestart);
  const stop = async () => {
    await supervisor.stop();
    if (!isKept) removePostgresData(folder);
  };
  beforeExit(stop);
  try {
    return await work(supervisor, folder);
  } finally {
    await stop();
  }
}
