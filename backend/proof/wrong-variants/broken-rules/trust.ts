import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

interface Closed {
  staff: string;
  reporter: string;
  member: string;
  subject: string;
  at: Date;
}

const aClosing = (): Closed => ({
  staff: randomUUID(),
  reporter: randomUUID(),
  member: randomUUID(),
  subject: randomUUID(),
  at: ago(1),
});

const row = ({ reporter, member, subject }: Closed) => ({
  kind: 'item',
  subject_id: subject,
  reporter_id: reporter,
  member_id: member,
  reason: 'scam',
  title: 'Perceuse',
  created_at: ago(3),
});

const taken = ({ staff }: Closed) => ({ taken_by_id: staff, taken_at: ago(2) });

const closed = (closing: Closed, outcome = 'nothing') => ({
  ...row(closing),
  ...taken(closing),
  closed_at: closing.at,
  outcome,
  closing_words: 'Vu',
});

/** An act of staff on a report, on record. */
function act(books: BrokenBooks, id: string, action: string, { staff, at }: Closed, outcome = '') {
  const entry = { action, subject: 'report', subject_id: id, actor_id: staff, at };
  return books.insert('audit_log', { ...entry, detail: outcome ? { outcome } : {} });
}

/** What its reporter is told of. */
function told(books: BrokenBooks, id: string, closing: Closed, outcome = 'nothing') {
  const { staff, reporter, member, at } = closing;
  const facts = { reporterId: reporter, memberId: member, outcome };
  const event = { kind: 'report.closed', subject: 'report', subject_id: id, actor: 'staff' };
  return books.insert('domain_events', { ...event, actor_id: staff, facts, at });
}

function anItem(books: BrokenBooks): Promise<string> {
  return books.insert('items', {
    ...{ owner_id: randomUUID(), city_id: randomUUID(), location: 'Libreville' },
    ...{ title: 'Perceuse', category: 'bricolage', price: 5_000, price_unit: 'jour' },
    created_at: ago(48),
  });
}

export const trustBreaks: Breaks = {
  'a report is taken and closed as whoever did so put it on record': {
    'a report taken by somebody who did not take it': async (books) => {
      const closing = aClosing();
      const id = await books.insert('reports', { ...row(closing), ...taken(closing) });
      await act(books, id, 'take-report', { ...closing, staff: randomUUID() });
      return id;
    },
    "a report that was taken, and is nobody's": async (books) => {
      const closing = aClosing();
      const id = await books.insert('reports', row(closing));
      await act(books, id, 'take-report', closing);
      return id;
    },
    'a report closed with another outcome': async (books) => {
      const closing = aClosing();
      const id = await books.insert('reports', closed(closing));
      await act(books, id, 'close-report', closing, 'warned');
      return id;
    },
    'a report closed at another time': async (books) => {
      const closing = aClosing();
      const id = await books.insert('reports', closed(closing));
      await act(books, id, 'close-report', { ...closing, at: ago(0.5) }, 'nothing');
      return id;
    },
    'a report that was closed, and is open': async (books) => {
      const closing = aClosing();
      const id = await books.insert('reports', { ...row(closing), ...taken(closing) });
      await act(books, id, 'close-report', closing, 'nothing');
      return id;
    },
  },
  'who made a report is told once that it is closed, and of no other outcome': {
    'a reporter who was not told': (books) => books.insert('reports', closed(aClosing())),
    'a reporter who was told twice': async (books) => {
      const closing = aClosing();
      const id = await books.insert('reports', closed(closing));
      await told(books, id, closing);
      await told(books, id, closing);
      return id;
    },
    'a reporter who was told of a report that is open': async (books) => {
      const closing = aClosing();
      const id = await books.insert('reports', { ...row(closing), ...taken(closing) });
      await told(books, id, closing);
      return id;
    },
    'somebody else who was told': async (books) => {
      const closing = aClosing();
      const id = await books.insert('reports', closed(closing));
      await told(books, id, { ...closing, reporter: closing.member });
      return id;
    },
    'another outcome': async (books) => {
      const closing = aClosing();
      const id = await books.insert('reports', closed(closing));
      await told(books, id, closing, 'warned');
      return id;
    },
  },
  'what a report led to was done: the object hidden, the member frozen': {
    'an object that nobody hid': (books) => books.insert('reports', closed(aClosing(), 'hidden')),
    'a member whom nobody froze': (books) => books.insert('reports', closed(aClosing(), 'frozen')),
  },
  'an object that was looked at was so by staff who put it on record': {
    'a look that is not on record': (books) =>
      books.insert('item_checks', {
        ...{ item_id: randomUUID(), is_early: true, words: [], created_at: ago(2) },
        ...{ checked_by_id: randomUUID(), checked_at: ago(1), outcome: 'kept' },
      }),
    'a look that ended otherwise': async (books) => {
      const [item_id, checked_by_id, checked_at] = [randomUUID(), randomUUID(), ago(1)];
      const entry = { action: 'check-item', subject: 'item', subject_id: item_id };
      const detail = { outcome: 'hidden' };
      await books.insert('audit_log', {
        ...entry,
        actor_id: checked_by_id,
        at: checked_at,
        detail,
      });
      const check = { item_id, is_early: true, words: [], created_at: ago(2) };
      return books.insert('item_checks', { ...check, checked_by_id, checked_at, outcome: 'kept' });
    },
  },
  'nobody keeps more than 200 favourites': {
    'somebody with 201': async (books) => {
      const user = randomUUID();
      await books.run(
        `insert into favourites (user_id, item_id, price, price_unit, created_at)
          select $1, gen_random_uuid(), 500, 'jour', now() from generate_series(1, 201)`,
        [user],
      );
      return user;
    },
  },
  'no report waits for more than a day without staff being told, 30 minutes later': {
    'a report of the day before': (books) =>
      books.insert('reports', { ...row(aClosing()), created_at: ago(25) }),
  },
  'no news of a favourite waits for more than 40 minutes': {
    'another price of an hour ago': (books) =>
      books.insert('favourite_news', { item_id: randomUUID(), created_at: ago(1) }),
  },
  'a coming offer is of an object that its owner paused until that day': {
    'an object that is not paused': async (books) => {
      const item = await anItem(books);
      return books.insert('favourite_news', {
        item_id: item,
        is_offer: true,
        created_at: ago(-24),
      });
    },
    'a coming price': async (books) => {
      const item = await anItem(books);
      return books.insert('favourite_news', { item_id: item, created_at: ago(-24) });
    },
  },
};
