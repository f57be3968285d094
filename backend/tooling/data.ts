import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { log } from './log.js';
import { contentHash, run } from './steps.js';

const script = (file: string) => [process.execPath, '--import', 'tsx', file];

export async function migrate(env: Record<string, string>): Promise<void> {
  await run('Migrations', script('prisma/engine/migrate.ts'), env);
}

/**
 * Loads the demo data into an empty database, and again when its sources have changed; into that of somebody else,
 * which may be for real members, never unasked.
 *
 * @param folder of the instance, where the hash of the sources is kept
 */
export async function loadDemo(
  folder: string,
  env: Record<string, string>,
  database: 'ours' | 'theirs' = 'ours',
): Promise<void> {
  if (database === 'theirs') {
    log.line('The database of DATABASE_URL gets no demo data. To have it: make fresh-data');
    return;
  }
  const stamp = path.join(folder, 'demo.stamp');
  const hash = contentHash(['prisma/demo', 'prisma/migrations']);
  const loaded = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (loaded && !(await isEmpty(env.DATABASE_URL))) return;
  await run('Demo data', script('prisma/demo/load.ts'), env);
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, hash);
}

async function isEmpty(connectionString: string | undefined): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM users LIMIT 1');
  await client.end();
  return rowCount === 0;
}
