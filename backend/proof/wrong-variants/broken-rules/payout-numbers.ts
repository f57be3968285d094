import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

type Row = Record<string, unknown>;

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** A number of a member that was announced as it was added, and another that was before all. */
async function aNumber(books: BrokenBooks, row: Row = {}, told: Row = {}): Promise<string> {
  await tell(books, randomUUID(), randomUUID(), 'added', { at: new Date(0) });
  const user_id = randomUUID();
  const number = { user_id, operator: 'airtel', phone_number: '077000009', created_at: ago(49) };
  const id = await books.insert('payout_methods', { ...number, ...row });
  await tell(books, id, user_id, 'added', { at: ago(49), ...told });
  return id;
}

/** The same that was confirmed an hour later. */
async function aConfirmedNumber(books: BrokenBooks, row: Row = {}): Promise<string> {
  const id = await aNumber(books, { confirmed_at: ago(48), ...row });
  await books.run(
    `insert into domain_events (id, kind, subject, subject_id, actor, actor_id, facts, at)
     select gen_random_uuid(), 'payout-method.confirmed', subject, subject_id, actor, actor_id, facts, $2
     from domain_events where subject_id = $1`,
    [id, ago(48)],
  );
  return id;
}

function tell(books: BrokenBooks, subject_id: string, actor_id: string, what: string, row: Row) {
  return books.insert('domain_events', {
    ...{ kind: `payout-method.${what}`, subject: 'payout-method', subject_id, actor: 'member' },
    ...{ actor_id, at: new Date() },
    facts: { userId: actor_id, operatorLabel: 'Airtel Money', maskedNumber: '077 •• •• 09' },
    ...row,
  });
}

const changed = (set: string) => async (books: BrokenBooks) => {
  const id = await aConfirmedNumber(books);
  await books.run(`update payout_methods set ${set} where id = $1`, [id]);
  return id;
};

const toldOtherwise = (set: string) => async (books: BrokenBooks) => {
  const id = await aConfirmedNumber(books);
  await books.run(
    `update domain_events set ${set} where subject_id = $1 and kind = 'payout-method.confirmed'`,
    [id],
  );
  return id;
};

export const payoutNumberBreaks: Breaks = {
  'every number of a member was added, confirmed and removed when its member was told so': {
    'one that was added without a word': async (books) => {
      const id = await aNumber(books);
      await books.run('delete from domain_events where subject_id = $1', [id]);
      return id;
    },
    'one that was confirmed without a word': (books) => aNumber(books, { confirmed_at: ago(1) }),
    'one that may receive money since a day earlier': changed(
      `confirmed_at = confirmed_at - interval '1 day'`,
    ),
    'one that was added at another time': changed(`created_at = created_at - interval '1 hour'`),
    'one that was removed without a word': changed('removed_at = now()'),
    'one whose confirmation is gone': changed('confirmed_at = null'),
    'one that is gone though it was confirmed': async (books) => {
      const id = await aConfirmedNumber(books);
      await books.run('delete from payout_methods where id = $1', [id]);
      return id;
    },
    'one whose link is good for another day': async (books) =>
      aNumber(books, { confirmation_expires_at: ago(49 - 48), confirmation_hash: randomUUID() }),
  },
  'what was announced of a number names its member, its operator and the number, once': {
    'another member': toldOtherwise('actor_id = gen_random_uuid()'),
    'another operator': toldOtherwise(
      `facts = jsonb_set(facts, '{operatorLabel}', '"Moov Money"')`,
    ),
    'another number': toldOtherwise(`facts = jsonb_set(facts, '{maskedNumber}', '"066 •• •• 09"')`),
    'a word of a number that there never was': (books) => {
      const id = randomUUID();
      return tell(books, id, randomUUID(), 'preferred', {}).then(() => id);
    },
    'the same word twice': async (books) => {
      const id = await aConfirmedNumber(books);
      await books.run(
        `insert into domain_events select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid()))).*
         from domain_events e where subject_id = $1`,
        [id],
      );
      return id;
    },
  },
};
