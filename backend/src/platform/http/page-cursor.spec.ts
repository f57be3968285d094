import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './page-cursor.js';

const id = '0198f0aa-0000-7000-8000-000000000001';

describe('a cursor', () => {
  it('reads back where the page ended', () => {
    const end = { sort: 'price_asc', value: 5000, id };
    expect(readCursor(writeCursor(end), 'price_asc')).toEqual(end);
  });

  it('of nearness has a distance and a time', () => {
    const end = { sort: 'near', value: '1336 2026-12-01T08:00:00.000Z', id };
    expect(readCursor(writeCursor(end), 'near')).toEqual(end);
    for (const value of [1336, '1336', 'loin 2026-12-01T08:00:00.000Z', '1336 hier']) {
      expect(() => readCursor(writeCursor({ ...end, value }), 'near')).toThrow('incorrecte');
    }
  });

  it('belongs to one sort', () => {
    const cursor = writeCursor({ sort: 'recent', value: '2026-12-01T08:00:00.000Z', id });
    expect(() => readCursor(cursor, 'price_desc')).toThrow('La requête est incorrecte.');
  });

  it.each([
    '',
    'not a cursor',
    writeCursor({ sort: 'recent', value: 'yesterday', id }),
    writeCursor({ sort: 'recent', value: '+275760-09-13T00:00:00.000Z', id }),
    writeCursor({ sort: 'recent', value: 5, id }),
    writeCursor({ sort: 'recent', value: '2026-12-01T08:00:00.000Z', id: "' or true" }),
  ])('is refused when it is %j', (cursor) => {
    expect(() => readCursor(cursor, 'recent')).toThrow('La requête est incorrecte.');
  });
});
