import pg from 'pg';
import { load } from '../generate/load.js';
import { planOf } from '../generate/plan.js';

const { ITEMS = '10000', MEMBERS = '1000', RENTALS = '10000' } = process.env;

/** Fills the database when it is empty. */
export async function seed(): Promise<void> {
  const { DATABASE_URL = '' } = process.env;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rowCount } = await client.query('select from users limit 1');
  if (rowCount === 0) {
    await load(DATABASE_URL, await planOf({ ITEMS, MEMBERS, RENTALS }), { withPictures: true });
  }
  await client.end();
}
