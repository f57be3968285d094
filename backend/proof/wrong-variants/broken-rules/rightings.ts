import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const explained = { reason: 'Relevé', proof: 'Relevé du 3' };

/** A top-up of 1 000 XAF that two admins put right to 400, with all that belongs to it but for what is given. */
async function aRighting(
  books: BrokenBooks,
  {
    row = {},
    logged = true,
    approved = true,
  }: { row?: Record<string, unknown>; logged?: boolean; approved?: boolean },
): Promise<string> {
  const paymentId = await books.payment();
  const [id, proposer, approver] = [randomUUID(), randomUUID(), randomUUID()];
  const at = new Date();
  await books.insert('payment_rightings', {
    ...{ id, payment_id: paymentId, settled_before: 1_000, settled_after: 400, bearer: 'loka' },
    ...{ ...explained, proposed_by_id: proposer, approved_by_id: approver, at, ...row },
  });
  if (approved) {
    await books.insert('approvals', {
      ...{ id, kind: 'payment-put-right', subject: 'payment', subject_id: paymentId, amount: -600 },
      ...{ request: { movedAmount: 400 }, reason: 'Relevé', proposed_by_id: proposer },
      ...{ proposed_at: at, expires_at: new Date(at.getTime() + 60_000), status: 'approved' },
      ...{ decided_by_id: approver, decided_at: at },
    });
  }
  if (logged) {
    await books.insert('audit_log', {
      ...{ actor_id: approver, action: 'put-payment-right', subject: 'payment', at },
      subject_id: paymentId,
      detail: {
        approvalId: id,
        proposedById: proposer,
        movedAmount: 400,
        bearer: 'loka',
        ...explained,
      },
    });
  }
  return paymentId;
}

const absentAct = randomUUID();

/** A decision by two that 600 XAF of a payment moved, and how much was recorded each time that it was carried out. */
async function aDecision(books: BrokenBooks, recorded: number[]): Promise<string> {
  const [id, payment, proposer, approver] = [1, 2, 3, 4].map(() => randomUUID());
  const at = new Date();
  const finding = { outcome: 'succeeded', movedAmount: 600, proof: 'Relevé du 3' };
  await books.insert('approvals', {
    ...{ id, kind: 'payment-decision', subject: 'payment', subject_id: payment, amount: 600 },
    ...{ request: finding, reason: 'Relevé', proposed_by_id: proposer, proposed_at: at },
    ...{ expires_at: new Date(at.getTime() + 60_000), status: 'approved' },
    ...{ decided_by_id: approver, decided_at: at },
  });
  for (const movedAmount of recorded) {
    await books.insert('audit_log', {
      ...{
        actor_id: approver,
        action: 'decide-payment',
        subject: 'payment',
        subject_id: payment,
        at,
      },
      detail: { ...finding, movedAmount, reason: 'Relevé', approvalId: id, proposedById: proposer },
    });
  }
  return id as string;
}

export const rightingBreaks: Breaks = {
  'what a decided payment settled is put right by two admins, from what the books said, and is on record':
    {
      'one that is not on record': (books) => aRighting(books, { logged: false }),
      'one that no second admin approved': (books) => aRighting(books, { approved: false }),
      'one of another amount than was approved': (books) =>
        aRighting(books, { row: { settled_after: 300 } }),
      'one from another amount than the books said': (books) =>
        aRighting(books, { row: { settled_before: 900 } }),
      'one on record that was not made': async (books) => {
        const detail = { approvalId: randomUUID(), movedAmount: 400, reason: 'Relevé' };
        await books.auditEntry('put-payment-right', 'payment', randomUUID(), detail);
        return detail.approvalId;
      },
    },
  'an approved decision or late settlement of a payment was carried out once, as it was proposed, and no other names an act':
    {
      'one that was approved and not carried out': (books) => aDecision(books, []),
      'one that was carried out twice': (books) => aDecision(books, [600, 600]),
      'another amount than was proposed': (books) => aDecision(books, [601]),
      'one that names no act': (books) =>
        books
          .auditEntry('settle-late', 'payment', randomUUID(), { approvalId: absentAct })
          .then(() => absentAct),
    },
};
