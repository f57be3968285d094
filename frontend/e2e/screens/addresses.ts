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
