import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { portNear } from './ports.js';
import { startGateway } from './provision/gateway.js';
import { givenDatabase, givenRedis } from './provision/given.js';
import { startMailbox } from './provision/mailbox.js';
import { startPostgres } from './provision/postgres.js';
import { startRedis } from './provision/redis.js';
import type { Supervisor } from './supervise.js';
import { say } from './terminal.js';

export interface ServicesOptions {
  /** Folder that this copy of the product has to itself. */
  instance: string;
  /** The product's own port, near which the others are. */
  port: number;
  /** Whether the data outlives the run; if not, given servers keep nothing of it either. */
  durable: boolean;
  /** How many times faster than the clock the gateway simulator goes. */
  gatewaySpeed?: number;
}

export interface Services {
  /** What the product's programs need in their environment, and its tests beside them. */
  env: Record<string, string>;
  /** Where the mails can be read. */
  mailbox: string;
}

/** Everything the product talks to: PostgreSQL, Redis, a mailbox, the gateway simulator. */
export async function startServices(
  supervisor: Supervisor,
  { instance, port, durable, gatewaySpeed = 1 }: ServicesOptions,
): Promise<Services> {
  say.step('PostgreSQL, Redis, mailbox, gateway simulator');
  const near = (distance: number) => portNear(port, distance);
  const database = process.env.DATABASE_URL
    ? await givenDatabase(supervisor, process.env.DATABASE_URL, durable)
    : await startPostgres(supervisor, {
        instance,
        port: await near(432),
        outlives: durable ? 'power' : 'nothing',
      });
  const redis = process.env.REDIS_URL
    ? await givenRedis(supervisor, process.env.REDIS_URL, durable)
    : await startRedis(supervisor, { instance, port: await near(379) });
  const mailbox = await startMailbox(supervisor, {
    instance,
    smtp: await near(25),
    web: await near(80),
  });
  const gateway = await startGateway(supervisor, {
    instance,
    product: port,
    port: await near(400),
    speed: gatewaySpeed,
  });
  const env = {
    NODE_ENV: 'development',
    PORT: `${port}`,
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: database,
    REDIS_URL: redis,
    SMTP_URL: mailbox.smtp,
    MAILBOX_URL: mailbox.address,
    STORAGE_URL: `file:${path.join(instance, 'files')}`,
    ...gateway,
  };
  // Holds the database's password.
  writeFileSync(environmentFile(instance), JSON.stringify(env), { mode: 0o600 });
  return { mailbox: mailbox.address, env };
}

/** Where another command finds the environment of a copy that runs. */
export function environmentFile(instance: string): string {
  return path.join(instance, 'environment.json');
}
