import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** Fills the database when it is empty. */
export async function seed(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rowCount } = await client.query('select from users limit 1');
  if (rowCount === 0) {
    await client.query(await readFile(new URL('seed.sql', import.meta.url), 'utf8'));
  }
  await client.end();
}
