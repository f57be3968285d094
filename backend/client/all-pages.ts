import { nextCursor } from './next-cursor';

/** Every row of a list that goes on by cursors, page after page. Asks for 100 at a time. */
export async function allPages<Row>(
  load: (cursor: string | undefined) => Promise<{ data?: Row[]; response: Response }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const { data = [], response } = await load(cursor);
    rows.push(...data);
    cursor = nextCursor(response);
  } while (cursor);
  return rows;
}
