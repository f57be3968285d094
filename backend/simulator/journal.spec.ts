import { appendFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Journal } from './journal.js';
import { removeTemporaryBooks, temporaryBook } from './temporary-book.testing.js';

afterAll(removeTemporaryBooks);

/** In a folder that does not exist yet. */
const newPath = () => join(dirname(temporaryBook()), 'new', 'book.jsonl');
const read = (reference_id: string) => ({ event: 'read', reference_id }) as const;

it('stores entries appended at the same time in their order', async () => {
  const path = newPath();
  const journal = await Journal.open(path);
  const entries = ['A', 'B', 'C', 'D'].map(read);
  await Promise.all(entries.map((entry) => journal.append(entry)));
  await journal.close();
  expect((await Journal.open(path)).entries).toEqual(entries);
});

it('writes an entry to disk before the append resolves', async () => {
  const path = newPath();
  const journal = await Journal.open(path);
  await journal.append(read('A'));
  expect(readFileSync(path, 'utf8')).toBe('{"event":"read","reference_id":"A"}\n');
});

it('drops an incomplete last line, left by a crash, and appends after it', async () => {
  const path = newPath();
  await (await Journal.open(path)).append(read('A'));
  appendFileSync(path, '{"event":"re');
  const journal = await Journal.open(path);
  await journal.append(read('B'));
  expect((await Journal.open(path)).entries).toEqual([read('A'), read('B')]);
});
