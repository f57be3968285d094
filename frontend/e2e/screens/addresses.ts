import { query } from '../support/database.js';

export const dashboard = (page: string) => `/tableau-de-bord/${page}`;

/** The id of nothing. */
export const nobody = '00000000-0000-7000-8000-000000000000';

/** The id that a query of the demo data finds. */
export async function only(sql: string): Promise<string> {
  const [row] = await query<{ id: string }>(sql);
  if (!row) throw new Error(`the demo data has no row for ${sql}`);
  return row.id;
}

/** The longest one of the renter. */
export async function conversation(): Promise<string> {
  const id = await only(`
    select t.id from threads t join users u on u.id in (t.asker_id, t.owner_id)
    where u.email = 'locataire@loka.example' and t.last_number > 0
    order by t.last_number desc, t.id limit 1`);
  return dashboard(`messages/${id}`);
}
