import { rmSync } from 'node:fs';
import pg from 'pg';
import { loadDemo, migrate } from '../tooling/data.js';
import { claimInstance } from '../tooling/instance.js';
import { log } from '../tooling/log.js';
import { program } from '../tooling/program.js';
import { removePostgresData } from '../tooling/provision/postgres-home.js';
import { startServices } from '../tooling/services.js';

/** Empties the database, files and gateway book of PORT's instance, then loads the demo data. */
await program(async () => {
  const { port, folder, supervisor } = await claimInstance();
  removePostgresData(folder);
  for (const part of ['files', 'gateway', 'demo.stamp']) {
    rmSync(`${folder}/${part}`, { recursive: true, force: true });
  }
  if (process.env.DATABASE_URL) await emptyDatabase(process.env.DATABASE_URL);
  const { env } = await startServices(supervisor, { folder, port, durable: true });
  await migrate(env);
  await loadDemo(folder, env);
  log.done('The database holds fresh demo data.');
  return 0;
});

async function emptyDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
}
