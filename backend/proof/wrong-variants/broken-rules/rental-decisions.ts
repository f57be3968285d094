import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

type Row = Record<string, unknown>;

const reason = 'Photos et messages lus';

/** A deposit of 20 000 XAF of which two people gave the owner 3 000, with all that belongs to it but for what is given. */
async function aSharedDeposit(
  books: BrokenBooks,
  { row = {}, step = {}, detail = {}, taken = true, logged = true }: Parts = {},
): Promise<string> {
  const [id, proposer, decider] = [randomUUID(), randomUUID(), randomUUID()];
  const at = new Date();
  const rental = await books.rental();
  const request = { event: 'share-deposit', amount: 3_000, sum: 20_000 };
  await books.insert('approvals', {
    ...{ id, kind: 'deposit-share', subject: 'rental', subject_id: rental, request, reason },
    ...{ amount: 20_000, proposed_by_id: proposer, proposed_at: new Date(at.getTime() - 60_000) },
    ...{ expires_at: new Date(at.getTime() + 60_000), status: 'approved' },
    ...{ decided_by_id: decider, decided_at: at, ...row },
  });
  const shared = {
    event: 'share-deposit',
    from: 'en_cours',
    to: 'en_cours',
    amount: 3_000,
    reason,
  };
  if (taken) {
    const by = { actor: 'staff', actor_id: decider };
    await books.step(rental, { ...shared, ...by, at, ...step });
  }
  if (logged)
    await books.insert('audit_log', {
      ...{ action: 'share-deposit', actor_id: decider, subject: 'rental', subject_id: rental, at },
      detail: { amount: 3_000, reason, approvalId: id, proposedById: proposer, ...detail },
    });
  return id;
}

interface Parts {
  row?: Row;
  step?: Row;
  detail?: Row;
  taken?: boolean;
  logged?: boolean;
}

export const rentalDecisionBreaks: Breaks = {
  'a decision about a rental that needed two people is carried out once approved, as it was proposed, and no other is':
    {
      'one that was approved and not carried out': (books) =>
        aSharedDeposit(books, { taken: false, logged: false }),
      'one that is not in the history of the rental': (books) =>
        aSharedDeposit(books, { taken: false }),
      'one that is not on record': (books) => aSharedDeposit(books, { logged: false }),
      'one that gave another amount than was proposed': (books) =>
        aSharedDeposit(books, { step: { amount: 4_000 } }),
      'one that is on record with another amount': (books) =>
        aSharedDeposit(books, { detail: { amount: 4_000 } }),
      'one that another person is said to have proposed': (books) =>
        aSharedDeposit(books, { detail: { proposedById: randomUUID() } }),
      'one that another person carried out': (books) =>
        aSharedDeposit(books, { step: { actor_id: randomUUID() } }),
      'one of another sum than the deposit': (books) =>
        aSharedDeposit(books, { row: { amount: 9_000 } }),
      'one that is carried out though it waits': (books) =>
        aSharedDeposit(books, {
          row: { status: 'proposed', decided_by_id: null, decided_at: null },
        }),
    },
  'who decided about a rental alone divided all of its rent or deposit, and counts with it': {
    'one that counts with a part of the deposit': async (books) => {
      const rental = await books.rental();
      const detail = { amount: 3_000, reason, alone: 3_000 };
      await books.auditEntry('share-deposit', 'rental', rental, detail);
      return rental;
    },
    'one that counts with a part of the rent': async (books) => {
      const rental = await books.rental({
        ...{ status: 'annulee', handover_status: 'failed', security_deposit_status: 'released' },
        ...{ kept_rent: 0, handover_due_at: null },
      });
      await books.auditEntry('cancel-rental', 'rental', rental, { amount: 0, reason, alone: 1 });
      return rental;
    },
  },
};
