import { expect, it } from 'vitest';
import { csvOf, dayCell, instantCell, phoneCell } from './csv.js';

async function fileOf(...rows: [string, number][]): Promise<string> {
  const columns = {
    Nom: ([name]: [string, number]) => name,
    Montant: ([, amount]: [string, number]) => amount,
  };
  async function* pages() {
    for (const row of rows) yield [row];
  }
  let file = '';
  for await (const part of csvOf(columns, pages())) file += part;
  return file;
}

it('begins with the mark by which Excel knows UTF-8, and the names of the columns', async () => {
  expect(await fileOf()).toBe('\uFEFFNom;Montant\r\n');
});

it('quotes what would end a cell or a row', async () => {
  expect(await fileOf(['a;b', 1], ['c"d', 2], ['e\nf', 3])).toBe(
    '\uFEFFNom;Montant\r\n"a;b";1\r\n"c""d";2\r\n"e\nf";3\r\n',
  );
});

it.each(['=1+1', '+241', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'keeps %j from being a formula',
  async (text) => {
    expect(await fileOf([text, -5])).toMatch(/Montant\r\n"?'/);
  },
);

it('leaves numbers numbers, also those below zero', async () => {
  expect(await fileOf(['Awa', -5_000])).toBe('\uFEFFNom;Montant\r\nAwa;-5000\r\n');
});

it('writes days and instants as in Gabon, and nothing of none', () => {
  expect(instantCell('2026-12-01T23:30:00Z')).toBe('02/12/2026 00:30');
  expect(dayCell('2026-12-01')).toBe('01/12/2026');
  expect([instantCell(null), dayCell(null)]).toEqual([null, null]);
});

it('writes a phone number as a text, with its zero, and nothing of none', () => {
  expect(phoneCell('077000001')).toBe('077 00 00 01');
  expect(phoneCell('')).toBe('');
});
