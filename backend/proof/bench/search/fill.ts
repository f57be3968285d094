import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { JudgedObject } from './judged/objects.js';

/**
 * Offers the judged objects in an empty database, the first one the oldest.
 *
 * @returns the judged id of each object of the database
 */
export async function fill(
  connectionString: string,
  objects: readonly JudgedObject[],
): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const owner = randomUUID();
  await client.query(
    `insert into users (id, email, name, password_hash, terms_accepted_at, created_at)
     values ($1, 'owner@loka.example', 'Owner', '', now(), now())`,
    [owner],
  );
  const ids = new Map<string, string>();
  for (const { id: judgedId, title, description, category, location, detail } of objects) {
    const id = randomUUID();
    const [name, value] = detail.split(': ');
    await client.query(
      `insert into items (id, owner_id, title, description, category, price, price_unit, location, specifications, created_at)
       values ($1, $2, $3, $4, $5, 5000, 'jour', $6, $7, timestamptz '2026-01-01' + $8 * interval '1 hour')`,
      [
        id,
        owner,
        title,
        description,
        category,
        location,
        name ? { [name]: value } : {},
        Number(judgedId),
      ],
    );
    ids.set(id, judgedId);
  }
  await client.query('vacuum analyze items, search_words, search_synonyms');
  await client.end();
  return ids;
}
