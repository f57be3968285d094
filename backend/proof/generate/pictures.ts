import type pg from 'pg';

/**
 * Two rows of pictures for each object that has none, without files: for measurements, which read what the
 * database says of pictures and open none.
 */
export const addPictures = (client: pg.Client) =>
  client.query(`
    with picture as (
      select gen_random_uuid() as id, items.id as item_id, owner_id, position
      from items cross join generate_series(0, 1) as position
      where not exists (select from item_images where item_id = items.id)
    ), upload as (
      insert into uploads (id, owner_id, preset, width, height, created_at)
      select id, owner_id, 'item', 1280, 960, now() from picture
    )
    insert into item_images (item_id, position, upload_id) select item_id, position, id from picture`);
