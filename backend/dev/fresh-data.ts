import { rmSync } from 'node:fs';
import pg from 'pg';
import { loadDemo, migrate } from '../tooling/data.js';
import { Failure } from '../tooling/failure.js';
import { claimInstance } from '../tooling/instance.js';
import { log } from '../tooling/log.js';
import { program } from '../tooling/program.js';
import { requireWholeAddress } from '../tooling/provision/external-services.js';
import { removePostgresData } from '../tooling/provision/postgres-home.js';
import { startServices } from '../tooling/services.js';

/** What is to be said for a database that is not the instance's own: all that is in it is lost. */
const consent = 'EMPTY';

/** Empties the database, files and gateway book of PORT's instance, then loads the demo data. */
await program(async () => {
  const external = process.env.DATABASE_URL;
  if (external) requireConsent(external);
  const { port, folder, supervisor } = await claimInstance();
  removePostgresData(folder);
  for (const part of ['files', 'gateway', 'demo.stamp']) {
    rmSync(`${folder}/${part}`, { recursive: true, force: true });
  }
  if (external) await emptyDatabase(external);
  const { env } = await startServices(supervisor, { folder, port, durable: true });
  await migrate(env);
  await loadDemo(folder, env);
  log.done('The database holds fresh demo data.');
  return 0;
});

function requireConsent(url: string): void {
  requireWholeAddress(url);
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  if (process.env[consent] === name) return;
  const host = new URL(url).host;
  throw new Failure(
    `This removes all that is in the database ${name} at ${host}. If that is meant: ${consent}=${name} make fresh-data`,
  );
}

async function emptyDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
}
