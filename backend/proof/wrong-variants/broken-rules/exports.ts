import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const minute = 60_000;
const hour = 60 * minute;
const ago = (ms: number) => new Date(Date.now() - ms);

/** One of two parts that was asked for two hours ago, and is ready since one. */
function anExport(books: BrokenBooks, row: Record<string, unknown> = {}): Promise<string> {
  return books.insert('data_exports', {
    user_id: randomUUID(),
    requested_at: ago(2 * hour),
    ready_at: ago(hour),
    expires_at: new Date(Date.now() + 24 * hour),
    parts: 2,
    ...row,
  });
}

function aFile(
  books: BrokenBooks,
  exportId: string,
  part: number,
  row: Record<string, unknown> = {},
): Promise<string> {
  return books.insert('data_export_files', {
    export_id: exportId,
    part,
    name: `exports/${exportId}/${part}.zip`,
    begun_at: ago(hour + 2 * minute),
    put_at: ago(hour + minute),
    bytes: 1,
    ...row,
  });
}

export const exportBreaks: Breaks = {
  'every export that can be downloaded has all of its files in storage, and no other': {
    'one without its last file': async (books) => {
      const id = await anExport(books);
      await aFile(books, id, 1);
      return id;
    },
    'one without its first file': async (books) => {
      const id = await anExport(books);
      await aFile(books, id, 2);
      await aFile(books, id, 3);
      return id;
    },
    'one with a file that is not sure to be there': async (books) => {
      const id = await anExport(books);
      await aFile(books, id, 1);
      await aFile(books, id, 2, { put_at: null, bytes: null });
      return id;
    },
    'one with a file too many': async (books) => {
      const id = await anExport(books, { parts: 1 });
      await aFile(books, id, 1);
      await aFile(books, id, 2);
      return id;
    },
  },
  'no file is on record of an export that is gone, or that is not there': {
    'a file of one that is gone': async (books) =>
      aFile(books, await anExport(books, { removed_at: new Date() }), 1),
    'a file of none': (books) => aFile(books, randomUUID(), 1),
  },
  'every file of an export is kept under its name, written after the request and before it was ready':
    {
      'a file under the name of another export': async (books) =>
        aFile(books, await anExport(books), 1, { name: `exports/${randomUUID()}/1.zip` }),
      'a file from before the request': async (books) =>
        aFile(books, await anExport(books), 1, { begun_at: ago(3 * hour) }),
      'a file that was put before it was begun': async (books) =>
        aFile(books, await anExport(books), 1, { put_at: ago(hour + 3 * minute) }),
      'a file that was put once all was ready': async (books) =>
        aFile(books, await anExport(books), 1, { put_at: ago(minute) }),
    },
};
