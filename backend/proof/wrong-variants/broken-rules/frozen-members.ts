import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { aMemberRow, pending } from './rows.js';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** Puts on record that staff froze a member so many hours ago, and tells so; returns the member's id. */
async function frozen(books: BrokenBooks, hours = 2): Promise<string> {
  const member = randomUUID();
  const actor_id = randomUUID();
  const at = ago(hours);
  const entry = { action: 'freeze-member', subject: 'user', subject_id: member, actor_id, at };
  await books.insert('audit_log', { ...entry, detail: { reason: 'Soupçon' } });
  const event = { kind: 'user.frozen', subject: 'user', subject_id: member, actor: 'staff' };
  await books.insert('domain_events', { ...event, actor_id, facts: { userId: member }, at });
  return member;
}

function aMember(books: BrokenBooks, id: string, frozen_at: Date | null): Promise<string> {
  return aMemberRow(books, { id, email: `${id}@loka.example`, frozen_at });
}

export const frozenMemberBreaks: Breaks = {
  'a member is frozen for as long as others of staff have put it on record, and is told so': {
    'a member whom nobody froze': (books) => aMember(books, randomUUID(), ago(1)),
    'a member who is not frozen any more, by nobody': async (books) =>
      aMember(books, await frozen(books), null),
    'a member frozen since another time': async (books) =>
      aMember(books, await frozen(books, 2), ago(1)),
    'an end without a beginning': async (books) => {
      const member = await aMember(books, randomUUID(), null);
      await books.auditEntry('unfreeze-member', 'user', member, { reason: 'Vérifié' });
      return member;
    },
    'staff who freeze themselves': async (books) => {
      const member = await aMember(books, await frozen(books), ago(2));
      await books.run('update audit_log set actor_id = $1 where subject_id = $2', [member, member]);
      return member;
    },
    'a member who was not told': async (books) => {
      const member = await aMember(books, await frozen(books), ago(2));
      await books.run('delete from domain_events where subject_id = $1', [member]);
      return member;
    },
  },
  'no money leaves the wallet of a frozen member, and no payout of one is sent': {
    'a withdrawal begun while frozen': async (books) => {
      const user_id = await frozen(books);
      return books.payment({ ...pending, user_id, purpose: 'withdrawal', created_at: ago(1) });
    },
    'a rental paid from the wallet': async (books) => {
      const user_id = await frozen(books);
      return books.payment({ user_id, wallet_amount: 500, ...theRental });
    },
    'a withdrawal begun before and sent while frozen': async (books) => {
      const user_id = await frozen(books);
      const row = { ...pending, user_id, purpose: 'withdrawal', status: 'submitting' };
      return books.payment({ ...row, created_at: ago(3) });
    },
  },
};

const theRental = {
  purpose: 'rental',
  item_id: randomUUID(),
  start_date: '2026-12-01',
  end_date: '2026-12-04',
  rent: 1_500,
  created_at: ago(1),
};
