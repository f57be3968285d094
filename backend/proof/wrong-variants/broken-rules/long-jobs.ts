import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);

/** A run that is at work, as a whole one is but for what is given. */
function aRun(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  const [begun, soon] = [inMinutes(-60), inMinutes(1)];
  return books.insert('long_jobs', {
    ...{ name: `work-${randomUUID()}`, key: '1', is_alone: true, holder: 'a-worker' },
    ...{ started_at: begun, taken_at: begun, progressed_at: begun },
    ...{ lease_until: soon, due_at: soon },
    ...row,
  });
}

async function anAgreement(
  books: BrokenBooks,
  payment: Record<string, unknown>,
  row: object = {},
): Promise<string> {
  const id = await books.payment(payment);
  const { agreed_on, facts } = { agreed_on: '2200-01-01', facts: 'succeeded 1000 10', ...row };
  await books.run(
    'insert into payment_agreements (payment_id, agreed_on, facts) values ($1, $2, $3)',
    [id, agreed_on, facts],
  );
  return id;
}

export const longJobBreaks: Breaks = {
  'no long job is left by its worker, or past its next step, for more than 15 minutes': {
    'one whose worker has died': (books) => aRun(books, { lease_until: inMinutes(-16) }),
    'one whose worker does nothing': (books) => aRun(books, { due_at: inMinutes(-16) }),
  },
  'no payment counts as agreed with the gateway before it was decided': {
    'one that is not decided': (books) =>
      anAgreement(books, { status: 'pending', decided_at: null, next_check_at: new Date() }),
    'one on a day before its decision': (books) =>
      anAgreement(books, {}, { agreed_on: '2020-01-01' }),
    'a success of which it says that it failed': (books) =>
      anAgreement(books, {}, { facts: 'failed' }),
  },
};
