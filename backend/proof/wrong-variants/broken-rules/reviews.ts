import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

type Row = Record<string, unknown>;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** Of a rental that ended long ago, published when its time was over. */
async function aReview(
  books: BrokenBooks,
  { rental = {}, item, ...row }: { rental?: Row; item?: string } & Row = {},
): Promise<string> {
  const [renter_id, owner_id] = [randomUUID(), randomUUID()];
  const item_id = item ?? (await books.item());
  const parties = { renter_id, owner_id, item_id };
  const rental_id = await books.rental({
    ...{ status: 'terminee', start_date: '2026-01-01', end_date: '2026-01-03' },
    ...(rental.status ? {} : { return_due_at: new Date() }),
    ...{ ...parties, ...rental },
  });
  return books.insert('reviews', {
    ...{ rental_id, item_id, subject: 'item', author_id: renter_id, reviewed_id: owner_id },
    rating: 5,
    created_at: new Date('2026-01-05T12:00:00Z'),
    publish_at: new Date('2026-01-17T23:00:00Z'),
    published_at: new Date('2026-01-17T23:00:00Z'),
    ...row,
  });
}

export const reviewBreaks: Breaks = {
  'every rating counts the reviews that everybody may read, once': {
    'a review that its object does not count': (books) => reviewed(books, {}),
    'an object that counts a review that there is not': (books) =>
      books.item({ review_count: 1, rating_sum: 5 }),
    'an object that counts a hidden review': (books) =>
      reviewed(books, { review_count: 1, rating_sum: 5 }, { hidden_at: new Date() }),
    'an object that counts other stars': (books) =>
      reviewed(books, { review_count: 1, rating_sum: 4 }),
    'a member who does not count what is written of a renter': async (books) => {
      const reviewed_id = await books.member();
      await aReview(books, { subject: 'renter', reviewed_id });
      return reviewed_id;
    },
  },
  'every review is of a rental that took place, by one party about the other one': {
    'of a rental that was cancelled': (books) => aReview(books, { rental: { status: 'annulee' } }),
    'of another object': async (books) => aReview(books, { item_id: await books.item() }),
    'by a stranger': (books) => aReview(books, { author_id: randomUUID() }),
    'about somebody else': (books) => aReview(books, { reviewed_id: randomUUID() }),
    'of a renter, by the renter': (books) => aReview(books, { subject: 'renter' }),
  },
  'reviews of a rental are published when both parties have written, or after fourteen days': {
    'published while the other party could write': (books) =>
      aReview(books, { published_at: new Date('2026-01-17T22:59:00Z') }),
    'not published when nobody can write any more': (books) =>
      aReview(books, { published_at: null }),
    'published later than fourteen days after the end': (books) =>
      aReview(books, {
        publish_at: new Date('2026-01-18T00:00:00Z'),
        published_at: new Date('2026-01-18T00:00:00Z'),
      }),
    'published before it was written': (books) => aReview(books, { created_at: hoursAgo(1) }),
  },
};

/** An object with one review, whatever it counts. */
async function reviewed(books: BrokenBooks, counts: Row, review: Row = {}): Promise<string> {
  const item = await books.item(counts);
  await aReview(books, { item, ...review });
  return item;
}
