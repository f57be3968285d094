import { rmSync } from 'node:fs';
import pg from 'pg';
import { claimCopy } from './copy.js';
import { loadDemo, migrate } from './data.js';
import { program } from './program.js';
import { removePostgresData } from './provision/postgres-home.js';
import { startServices } from './services.js';
import { say } from './terminal.js';

/** Empties the database, files and gateway book of PORT's copy, then loads the demo data. */
await program(async () => {
  const { port, instance, supervisor } = await claimCopy();
  removePostgresData(instance);
  for (const part of ['files', 'gateway', 'demo.stamp']) {
    rmSync(`${instance}/${part}`, { recursive: true, force: true });
  }
  if (process.env.DATABASE_URL) await emptyDatabase(process.env.DATABASE_URL);
  const { env } = await startServices(supervisor, { instance, port, durable: true });
  await migrate(env);
  await loadDemo(instance, env);
  say.done('The data is fresh.');
  return 0;
});

async function emptyDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
}
