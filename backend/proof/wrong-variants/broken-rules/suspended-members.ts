import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { aMemberRow } from './rows.js';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** Puts on record that staff suspended a member so many hours ago, and tells so; returns the member's id. */
async function suspended(books: BrokenBooks, hours = 2): Promise<string> {
  const member = randomUUID();
  const actor_id = randomUUID();
  const at = ago(hours);
  const entry = { action: 'suspend-member', subject: 'user', subject_id: member, actor_id, at };
  await books.insert('audit_log', { ...entry, detail: { reason: 'Soupçon' } });
  const event = { kind: 'user.suspended', subject: 'user', subject_id: member, actor: 'staff' };
  await books.insert('domain_events', { ...event, actor_id, facts: { userId: member }, at });
  return member;
}

function aMember(books: BrokenBooks, id: string, row: Record<string, unknown>): Promise<string> {
  return aMemberRow(books, { id, email: `${id}@loka.example`, ...row });
}

/** Suspended so many hours ago, and nothing is wrong with it. */
async function aSuspendedMember(books: BrokenBooks, hours = 2): Promise<string> {
  const id = await suspended(books, hours);
  return aMember(books, id, { suspended_at: ago(hours), frozen_at: ago(hours) });
}

export const suspendedMemberBreaks: Breaks = {
  'a member is suspended for as long as others of staff have put it on record, and is told so': {
    'a member whom nobody suspended': (books) =>
      aMember(books, randomUUID(), { suspended_at: ago(1), frozen_at: ago(1) }),
    'a member who is not suspended any more, by nobody': async (books) =>
      aMember(books, await suspended(books), {}),
    'a member suspended since another time': async (books) =>
      aMember(books, await suspended(books, 2), { suspended_at: ago(1), frozen_at: ago(1) }),
    'an end without a beginning': async (books) => {
      const member = await aMember(books, randomUUID(), {});
      await books.auditEntry('reinstate-member', 'user', member, { reason: 'Vérifié' });
      return member;
    },
    'staff who suspend themselves': async (books) => {
      const member = await aSuspendedMember(books);
      await books.run('update audit_log set actor_id = $1 where subject_id = $2', [member, member]);
      return member;
    },
    'a member who was not told': async (books) => {
      const member = await aSuspendedMember(books);
      await books.run('delete from domain_events where subject_id = $1', [member]);
      return member;
    },
  },
  'a suspended member shows no object, and none is hidden with a suspension that is over': {
    'an object that is shown': async (books) =>
      books.item({ owner_id: await aSuspendedMember(books) }),
    'an object that is hidden with a suspension that is over': async (books) =>
      books.item({ owner_id: await aMember(books, randomUUID(), {}), ...hidden }),
  },
  'the wallet of a suspended member is frozen with the suspension or beyond it, as is on record': {
    'one that was frozen before, and is said to be frozen with it': async (books) => {
      const id = await suspended(books);
      const row = { suspended_at: ago(2), frozen_at: ago(2), frozen_with_suspension: true };
      return aMember(books, id, row);
    },
  },
  'no request and no extension of a suspended member waits for more than ten minutes': {
    'a request of a suspended renter': async (books) =>
      books.rental({ renter_id: await aSuspendedMember(books), status: 'en_attente' }),
    'a request for an object of a suspended owner': async (books) =>
      books.rental({ owner_id: await aSuspendedMember(books), status: 'en_attente' }),
  },
  'a suspended member begins nothing new: no payment, no object, no request, no rental, no extension':
    {
      'a payment': async (books) =>
        books.payment({ user_id: await aSuspendedMember(books), created_at: ago(1) }),
      'an object': async (books) =>
        books.item({ owner_id: await aSuspendedMember(books), ...hidden, created_at: ago(1) }),
      'a rental that was accepted': async (books) => {
        const rental = await books.rental({ owner_id: await aSuspendedMember(books) });
        const step = {
          event: 'accept',
          from: 'en_attente',
          to: 'acceptee',
          actor: 'owner',
          actor_id: randomUUID(),
        };
        await books.step(rental, { ...step, at: ago(1) });
        return rental;
      },
    },
};

const hidden = {
  ...{ hidden_at: ago(1), available: false },
  ...{ offered_before_hidden: true, hidden_with_suspension: true },
};
