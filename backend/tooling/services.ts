import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { log } from './log.js';
import { freePort, portNear } from './ports.js';
import { externalDatabase, externalRedis } from './provision/external-services.js';
import { startGateway } from './provision/gateway.js';
import { startMailbox } from './provision/mailbox.js';
import { startPostgres } from './provision/postgres.js';
import { startRedis } from './provision/redis.js';
import { startSms } from './provision/sms.js';
import { type Secrets, secretsIn } from './secrets.js';
import type { Supervisor } from './supervisor.js';

export interface ServicesOptions {
  /** Folder of the instance of the product that uses the services. */
  folder: string;
  /** The product's own port. */
  port: number;
  /**
   * Whether the data outlives the run, and the ports are the same at every start. If not, external
   * servers keep nothing of it either.
   */
  durable: boolean;
  /** How many times faster than real time the clock of the gateway simulator runs. */
  gatewaySpeed?: number;
  /** Settings of a PostgreSQL that is started for this. */
  postgres?: Record<string, string>;
}

export interface Services {
  /** The environment of the product's programs, and of the tests that run beside them. */
  env: Record<string, string>;
  /** Where the mails can be read. */
  mailbox: string;
  /** Where the SMS can be read and answered. */
  phones: string;
}

/** Starts everything the product talks to: PostgreSQL, Redis, a mailbox, the simulators of the gateway and of SMS. */
export async function startServices(
  supervisor: Supervisor,
  { folder, port, durable, gatewaySpeed = 1, postgres = {} }: ServicesOptions,
): Promise<Services> {
  const secrets = durable ? secretsOf(folder) : {};
  log.step('PostgreSQL, Redis, mailbox, gateway and SMS simulators');
  const portAt = (offset: number) => (durable ? portNear(port, offset) : freePort());
  const { DATABASE_URL: external, DATABASE_DIRECT_URL: direct } = process.env;
  const database = external
    ? await externalDatabase(supervisor, external, direct || undefined, durable)
    : {
        DATABASE_URL: await startPostgres(supervisor, {
          folder,
          port: await portAt(432),
          survives: durable ? 'power loss' : 'nothing',
          settings: postgres,
        }),
      };
  const redis = process.env.REDIS_URL
    ? await externalRedis(supervisor, process.env.REDIS_URL, durable)
    : await startRedis(supervisor, { folder, port: await portAt(379) });
  const mailbox = await startMailbox(supervisor, {
    folder,
    smtp: await portAt(25),
    web: await portAt(80),
  });
  const gateway = await startGateway(supervisor, {
    folder,
    product: port,
    port: await portAt(400),
    speed: gatewaySpeed,
    secrets,
  });
  const phones = await startSms(supervisor, { product: port, port: await portAt(500), secrets });
  const env = {
    NODE_ENV: 'development',
    PORT: `${port}`,
    PUBLIC_URL: `http://localhost:${port}`,
    ...database,
    REDIS_URL: redis,
    SMTP_URL: mailbox.smtp,
    MAILBOX_URL: mailbox.address,
    SMS_URL: `${phones}/sms`,
    STORAGE_URL: `file:${path.join(folder, 'files')}`,
    ...gateway,
    ...secrets,
  };
  // Holds the database's password and the secrets.
  writeFileSync(environmentFile(folder), JSON.stringify(env), { mode: 0o600 });
  return { mailbox: mailbox.address, phones, env };
}

/** Where another command finds the environment of a running instance. */
export function environmentFile(folder: string): string {
  return path.join(folder, 'environment.json');
}

/** Those of the environment, where it has some. Tests have the built-in ones, and serve this machine alone. */
function secretsOf(folder: string): Secrets {
  const made = secretsIn(path.join(folder, 'secrets.env'));
  const chosen = Object.keys(made).map((name) => [name, process.env[name]] as const);
  return { ...made, ...Object.fromEntries(chosen.filter(([, value]) => value)) };
}
