import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../../tooling/data.js';
import { freePort } from '../../../tooling/ports.js';
import { beforeExit } from '../../../tooling/program.js';
import { startPostgres } from '../../../tooling/provision/postgres.js';
import type { Supervisor } from '../../../tooling/supervisor.js';

/** Nothing is to survive, no other server copies it, and nobody looks at what it is doing. */
const settings = {
  // It would take its locks whenever it likes, and change the plans of statements.
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '2GB',
  checkpoint_timeout: '1d',
  bgwriter_lru_maxpages: 0,
  shared_buffers: '256MB',
  track_activities: 'off',
  track_counts: 'off',
  update_process_title: 'off',
};

/** Their URLs. */
export type Databases = readonly string[];

/** Starts PostgreSQL with so many databases, all migrated and empty; returns their URLs. */
export async function createDatabases(
  supervisor: Supervisor,
  folder: string,
  count: number,
): Promise<Databases> {
  // By a socket, a statement and its answer take less of the system's time than by TCP.
  const sockets = mkdtempSync(path.join(tmpdir(), 'pg-'));
  beforeExit(() => rmSync(sockets, { recursive: true, force: true }));
  const url = await startPostgres(supervisor, {
    folder,
    port: await freePort(),
    survives: 'nothing',
    sockets,
    settings,
  });
  await migrate({ DATABASE_URL: url });
  const databases = Array.from({ length: count }, (_, index) => `loka_${index}`);
  const client = await connectTo(urlOf(url, 'postgres'));
  await fixCodes(urlOf(url, 'loka'));
  for (const name of databases) await client.query(`CREATE DATABASE ${name} TEMPLATE loka`);
  await client.end();
  return databases.map((name) => `${urlOf(url, name)}?host=${encodeURIComponent(sockets)}`);
}

/** Has the codes of handovers follow from the ids of rentals: chance in PostgreSQL has no seed. */
async function fixCodes(url: string): Promise<void> {
  const client = await connectTo(url);
  await client.query(`
    CREATE FUNCTION fix_handover_code() RETURNS TRIGGER LANGUAGE plpgsql AS $$
    BEGIN
      NEW.handover_code := lpad((abs(hashtext(NEW.id::TEXT)::BIGINT) % 10000)::TEXT, 4, '0');
      RETURN NEW;
    END $$;
    CREATE TRIGGER fix_handover_code BEFORE INSERT ON rentals
      FOR EACH ROW EXECUTE FUNCTION fix_handover_code()`);
  await client.end();
}

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

function urlOf(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: database }).href;
}
