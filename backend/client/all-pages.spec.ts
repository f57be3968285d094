// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { allPages } from './all-pages';

it('reads a list to its end, each page from the cursor that the one before names', async () => {
  const pages: Record<string, { rows: number[]; next?: string }> = {
    first: { rows: [5, 4], next: 'b' },
    b: { rows: [3, 2], next: 'c' },
    c: { rows: [1] },
  };
  const asked: (string | undefined)[] = [];
  const rows = await allPages(async (cursor) => {
    asked.push(cursor);
    const { rows: data = [], next } = pages[cursor ?? 'first'] ?? {};
    const headers = next ? { Link: `</list?limit=2&cursor=${next}>; rel="next"` } : undefined;
    return { data, response: new Response(null, { headers }) };
  });
  expect(rows).toEqual([5, 4, 3, 2, 1]);
  expect(asked).toEqual([undefined, 'b', 'c']);
});
