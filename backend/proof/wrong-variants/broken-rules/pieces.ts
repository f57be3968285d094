import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const over = { status: 'terminee', return_due_at: new Date() };
/** As rentals of the books are for: [1 December, 4 December). */
const days = { start: '2099-12-01', end: '2099-12-04' };
const ahead = { status: 'acceptee', start_date: days.start, end_date: days.end };

const aStock = (books: BrokenBooks, pieces: number, pieces_since: string | null = null) =>
  books.item({ pieces, pieces_since });

const missing = { status: 'terminee', return_status: 'missing' };
const reportedAt = new Date('2026-12-05T09:00:00Z');
const acceptedAt = new Date('2026-12-05T10:00:00Z');

const owner = { actor: 'owner', actor_id: randomUUID() };

/** An object of which a piece was reported missing, and so many were let an hour later. */
async function acceptedLater(books: BrokenBooks, row: Record<string, unknown>, pieces: number) {
  const item_id = await books.item({ missing_pieces: 1, ...row });
  const before = await books.rental({ item_id, ...missing });
  const report = { event: 'report-missing', from: 'terminee', to: 'terminee', ...owner };
  await books.step(before, { ...report, at: reportedAt });
  const id = await books.rental({ item_id, ...ahead, pieces });
  const accept = { event: 'accept', from: 'en_attente', to: 'acceptee', ...owner };
  await books.step(id, { ...accept, at: acceptedAt });
  return id;
}

/** Gives a rental or a closure one piece. */
async function occupy(
  books: BrokenBooks,
  itemId: string,
  by: { rental?: string; closure?: string },
  { piece = 1, start = days.start, end = days.end } = {},
) {
  await books.run(
    `insert into occupied_pieces (item_id, piece, start_date, end_date, rental_id, closure_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [itemId, piece, start, end, by.rental ?? null, by.closure ?? null],
  );
}

async function close(books: BrokenBooks, item_id: string) {
  const dates = { start_date: days.start, end_date: days.end };
  return books.insert('item_closures', { item_id, ...dates, created_at: new Date() });
}

export const pieceBreaks: Breaks = {
  'no more pieces of an object are let on a day than there are': {
    'two accepted rentals that share a day': async (books) => {
      const item_id = await aStock(books, 1);
      await books.rental({ item_id, ...over });
      const dates = { start_date: '2026-12-03', end_date: '2026-12-05' };
      await books.rental({ item_id, status: 'acceptee', ...dates });
      return item_id;
    },
    'one rental of more pieces than there are': async (books) => {
      const item_id = await aStock(books, 3);
      await books.rental({ item_id, status: 'acceptee', pieces: 4 });
      return item_id;
    },
    'three rentals that need more on their common day': async (books) => {
      const item_id = await aStock(books, 5);
      for (const start_date of ['2026-12-01', '2026-12-02', '2026-12-03'])
        await books.rental({ item_id, ...ahead, start_date, end_date: '2026-12-04', pieces: 2 });
      return item_id;
    },
    'a stock that is smaller since a day on which more are let': async (books) => {
      const item_id = await aStock(books, 2, '2026-12-03');
      for (const start_date of ['2026-12-01', '2026-12-02'])
        await books.rental({ item_id, ...ahead, start_date, end_date: '2026-12-06', pieces: 2 });
      return item_id;
    },
  },
  'every rental that holds days has its pieces then, and a closure those that are left': {
    'an accepted rental without a piece': async (books) => {
      const item_id = await aStock(books, 1);
      await books.rental({ item_id, ...ahead });
      return item_id;
    },
    'one with fewer pieces than it is for': async (books) => {
      const item_id = await aStock(books, 2);
      const rental = await books.rental({ item_id, ...ahead, pieces: 2 });
      await occupy(books, item_id, { rental });
      return item_id;
    },
    'a piece that a cancelled rental has kept': async (books) => {
      const item_id = await aStock(books, 1);
      const rental = await books.rental({ item_id, ...ahead, status: 'annulee' });
      await occupy(books, item_id, { rental });
      return item_id;
    },
    'a piece that is had a day too long': async (books) => {
      const item_id = await aStock(books, 1);
      const rental = await books.rental({ item_id, ...ahead });
      await occupy(books, item_id, { rental }, { end: '2099-12-05' });
      return item_id;
    },
    'a closure that leaves a piece open': async (books) => {
      const item_id = await aStock(books, 2);
      const closure = await close(books, item_id);
      await occupy(books, item_id, { closure });
      return item_id;
    },
    'a closed piece beyond the days of its closure': async (books) => {
      const item_id = await aStock(books, 1);
      const closure = await close(books, item_id);
      await occupy(books, item_id, { closure }, { end: '2099-12-09' });
      return item_id;
    },
  },
  'as many pieces of an object are missing as its owner reports, until that is settled': {
    'one that is missing and counted as there': async (books) => {
      const item_id = await aStock(books, 2);
      await books.rental({ item_id, ...missing });
      return item_id;
    },
    'one that left a stock that was never lowered': async (books) => {
      const item_id = await books.item({ written_off_pieces: 1 });
      await books.rental({ item_id, ...missing });
      return item_id;
    },
    'one that is back and counted as missing': async (books) => {
      const item_id = await books.item({ missing_pieces: 1 });
      await books.rental({
        item_id,
        status: 'terminee',
        return_status: 'confirmed',
        ...{ security_deposit_status: 'released' },
      });
      return item_id;
    },
  },
  'nothing is accepted that needs pieces reported missing before': {
    'a rental of the object that there is once': (books) => acceptedLater(books, {}, 1),
    'three pieces of which one is missing': (books) => acceptedLater(books, { pieces: 3 }, 3),
    'one of a stock that was lowered before': (books) =>
      acceptedLater(books, { pieces_since: '2026-12-04' }, 1),
    'two of a stock that the missing one has left': (books) =>
      acceptedLater(
        books,
        { pieces_since: '2026-12-04', ...{ missing_pieces: 0, written_off_pieces: 1 } },
        2,
      ),
  },
};
