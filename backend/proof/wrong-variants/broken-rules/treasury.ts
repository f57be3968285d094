import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

type Row = Record<string, unknown>;

/** 1 000 XAF that Loka paid in at Airtel, with its act, its entry of the log and its posting, unless it says otherwise. */
async function aPayIn(
  books: BrokenBooks,
  {
    row = {},
    act = {},
    logged = {},
    moved,
  }: { [part in 'row' | 'act' | 'logged']?: Row } & Moved = {},
): Promise<string> {
  const [id, proposer, approver] = Array.from({ length: 3 }, () => randomUUID());
  const at = new Date();
  const request = {
    ...{ kind: 'pay_in', operator: 'airtel', toOperator: null, amount: 1_000 },
    ...{ reference: 'R-1', paymentId: null },
  };
  const reason = 'Relevé';
  await books.insert('treasury_postings', {
    ...{ id, kind: 'pay_in', operator: 'airtel', amount: 1_000, reference: 'R-1', reason },
    ...{ proposed_by_id: proposer, approved_by_id: approver, posted_at: at },
    ...row,
  });
  await books.insert('approvals', {
    ...{
      id,
      kind: 'treasury',
      subject: 'treasury',
      subject_id: id,
      amount: 1_000,
      request,
      reason,
    },
    ...{ proposed_by_id: proposer, proposed_at: new Date(at.getTime() - 60_000) },
    ...{ expires_at: new Date(at.getTime() + 60_000), status: 'approved' },
    ...{ decided_by_id: approver, decided_at: at },
    ...act,
  });
  await books.insert('audit_log', {
    ...{ action: 'post-treasury', subject: 'treasury', subject_id: id, actor_id: approver, at },
    detail: { ...request, reason, approvalId: id, proposedById: proposer },
    ...logged,
  });
  const posted = moved ?? { 'provider:airtel/loka': -1_000, 'suspense:own': 1_000 };
  await books.posting(`treasury:${id}`, posted, { type: 'own_money_paid_in' });
  return id as string;
}

interface Moved {
  /** XAF by account, in the ledger. */
  moved?: Record<string, number>;
}

export const treasuryBreaks: Breaks = {
  'every posting of the treasury was proposed by one admin, approved by another, and is on record as such':
    {
      'one that was approved by who proposed it': (books) => {
        const id = randomUUID();
        return books
          .run('alter table treasury_postings drop constraint treasury_postings_two_admins')
          .then(() => aPayIn(books, { row: { proposed_by_id: id, approved_by_id: id } }));
      },
      'one that nobody put on record': (books) =>
        aPayIn(books, { logged: { action: 'correct-balance' } }),
      'one of another amount than was agreed on': (books) =>
        aPayIn(books, { row: { amount: 999 } }),
      'one with another reference than was agreed on': (books) =>
        aPayIn(books, { row: { reference: 'R-2' } }),
      'one that was refused': (books) =>
        aPayIn(books, { act: { status: 'refused', refusal_reason: 'Inutile' } }),
      'one that was approved and is not booked': async (books) => {
        const id = randomUUID();
        const at = new Date();
        await books.insert('approvals', {
          ...{ id, kind: 'treasury', subject: 'treasury', subject_id: id, amount: 5, request: {} },
          ...{
            reason: 'Relevé',
            proposed_by_id: randomUUID(),
            proposed_at: at,
            status: 'approved',
          },
          ...{ expires_at: new Date(at.getTime() + 60_000), decided_by_id: randomUUID() },
          decided_at: at,
        });
        return id;
      },
    },
  'what came for deleted members goes back once, whole, by the operator that it came by': {
    'what never came': (books) => sentBack(books, 1_000, null),
    'more than came': (books) => sentBack(books, 1_000, 900),
    'by another operator': (books) => sentBack(books, 1_000, 1_000, 'moov'),
  },
  'every alarm of a float was announced as it began and as it ended, and nothing else was': {
    'one that nobody was told of': (books) =>
      books.insert('float_alarms', {
        ...{ operator: 'airtel', available: 1, withdrawable: 2, began_at: new Date() },
      }),
    'one that was announced and never began': async (books) => {
      const subject_id = randomUUID();
      await books.insert('domain_events', {
        ...{ kind: 'float.short', subject: 'float', subject_id, actor: 'system', at: new Date() },
        facts: { operator: 'airtel', available: 1, withdrawable: 2, margin: 0 },
      });
      return subject_id;
    },
  },
};

/** Of what the ledger says of it. */
export const treasuryPostingBreaks: Breaks = {
  'what moves at an operator beside payments is what two admins booked of its statement, and nothing else':
    {
      'one that was booked at another operator': (books) =>
        aPayIn(books, { moved: { 'provider:moov/loka': -1_000, 'suspense:own': 1_000 } }),
      'one that was booked for a franc more': (books) =>
        aPayIn(books, { moved: { 'provider:airtel/loka': -1_001, 'suspense:own': 1_001 } }),
      'one that nobody booked': async (books) => {
        const key = `treasury:${randomUUID()}`;
        const moved = { 'provider:airtel/loka': -7, 'suspense:own': 7 };
        await books.posting(key, moved, { type: 'own_money_paid_in' });
        return key;
      },
    },
};

/** @param came XAF by the late settlement; null without one */
async function sentBack(
  books: BrokenBooks,
  amount: number,
  came: number | null,
  operator = 'airtel',
): Promise<string> {
  const payment_id = await books.payment({ status: 'failed', operator: 'airtel' });
  if (came !== null) {
    const moved = { 'provider:airtel': -came, 'suspense:unclaimed': came };
    await books.posting(`payment:${payment_id}:late`, moved, { type: 'payment_settled_late' });
  }
  return books.insert('treasury_postings', {
    ...{ kind: 'unclaimed_sent_back', operator, amount, reference: 'R-3', reason: 'Relevé' },
    ...{ proposed_by_id: randomUUID(), approved_by_id: randomUUID(), posted_at: new Date() },
    payment_id,
  });
}
