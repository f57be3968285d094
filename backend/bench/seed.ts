import pg from 'pg';
import { load } from '../generate/load.js';
import { planOf } from '../generate/plan.js';

const { ITEMS = '10000', MEMBERS = '1000', RENTALS = '10000' } = process.env;

/** The generator has no pictures; the list joins two of each object. */
const pictures = `
  with picture as (
    select gen_random_uuid() as id, items.id as item_id, owner_id, position
    from items cross join generate_series(0, 1) as position
  ), upload as (
    insert into uploads (id, owner_id, preset, width, height, created_at)
    select id, owner_id, 'item', 1280, 960, now() from picture
  )
  insert into item_images (item_id, position, upload_id) select item_id, position, id from picture`;

/** Fills the database when it is empty. */
export async function seed(): Promise<void> {
  const { DATABASE_URL = '' } = process.env;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rowCount } = await client.query('select from users limit 1');
  if (rowCount === 0) {
    await load(DATABASE_URL, await planOf({ ITEMS, MEMBERS, RENTALS }));
    await client.query(pictures);
    await client.query('vacuum analyze uploads, item_images');
  }
  await client.end();
}
