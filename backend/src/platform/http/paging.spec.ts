import { describe, expect, it } from 'vitest';
import { pageOf, readPage } from './paging.js';

/** Some of them equal. */
const all = Array.from({ length: 57 }, (_, place) => ({
  id: String(place).padStart(3, '0'),
  price: Math.floor(place / 4),
}));

/** As the database reads a slice, and how many rows it reads over. */
function reader() {
  let readOver = 0;
  const find = async ({ skip, take, orderBy }: ReturnType<typeof pageOf>) => {
    readOver = skip;
    const [{ price: order }] = orderBy as unknown as [{ price: string }];
    const sign = order === 'asc' ? 1 : -1;
    const sorted = all.toSorted(
      (a, b) => sign * (a.price - b.price || Number(a.id) - Number(b.id)),
    );
    return sorted.slice(skip, skip + take);
  };
  return { find, readOver: () => readOver };
}

describe('a page of a long list', () => {
  it.each(['ASC', 'DESC'] as const)('has the rows of its place, %s', async (order) => {
    for (let page = 1; page <= 8; page++) {
      const wanted = { page, perPage: 10, sort: 'price', order };
      const { find, readOver } = reader();
      const { rows, total } = await readPage(wanted, async () => all.length, find);
      expect(readOver()).toBeLessThanOrEqual(all.length / 2);
      expect(rows).toEqual(await find(pageOf(wanted)));
      expect(total).toBe(all.length);
    }
  });
});
