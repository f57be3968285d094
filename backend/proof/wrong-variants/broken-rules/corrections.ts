import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const correct = 'correct-balance';
const decide = 'decide-payment';
const longAgo = new Date('2026-01-01T00:00:00Z');

/** Of 60 000 XAF more in a wallet, a minute ago, with all that belongs to its state unless it is left out. */
export async function aProposal(
  books: BrokenBooks,
  status: string,
  { row = {}, posted, logged, announced, grant = {}, ofProposer = {} }: Proposal = {},
): Promise<string> {
  const [id, user, proposer, decider] = Array.from({ length: 4 }, () => randomUUID());
  const terms = { kind: 'correction', amount: 60_000 };
  const at = new Date();
  const then = new Date(at.getTime() - 60_000);
  const isDecided = ['approved', 'refused'].includes(status);
  const proposal = {
    ...{ id, kind: 'correction', subject: 'user', subject_id: user, member_id: user },
    ...{ amount: 60_000, request: { account: 'wallet' }, reason: 'Erreur' },
    ...{ proposed_by_id: proposer, proposed_at: then },
    expires_at: status === 'expired' ? at : new Date(at.getTime() + 60_000),
    refusal_reason: status === 'refused' ? 'Inutile' : null,
    ...{
      status,
      decided_by_id: isDecided ? decider : null,
      decided_at: status === 'proposed' ? null : at,
    },
    ...row,
  };
  await books.insert('approvals', proposal);
  const amount = posted ?? (status === 'approved' ? 60_000 : 0);
  if (amount !== 0) {
    const moved = { 'suspense:': -amount, [`wallet:${user}`]: amount };
    await books.posting(`correction:${id}`, moved, { description: 'Erreur' });
  }
  const acts: Record<string, string> = { approved: 'approve-act', refused: 'refuse-act' };
  const held = { role: 'admin', source: 'before', at: longAgo, since: longAgo };
  if (isDecided)
    await books.insert('role_grants', {
      ...held,
      user_id: decider,
      approves_from: longAgo,
      ...grant,
    });
  await books.insert('role_grants', {
    ...held,
    ...{ user_id: proposal.proposed_by_id, approves_from: longAgo },
    ...ofProposer,
  });
  const entry = (action: string, actor_id: string | undefined, when: Date) =>
    books.insert('audit_log', {
      ...{ action, actor_id, subject: 'user', subject_id: user, at: when },
      detail: {
        ...{ ...terms, approvalId: id, userId: user },
        reason: action === 'refuse-act' ? 'Inutile' : 'Erreur',
      },
    });
  await entry('propose-act', proposer, then);
  const act = acts[status];
  if (act && logged !== 'nobody') await entry(act, logged ?? decider, at);
  const facts = { ...terms, memberId: user, proposedById: proposer };
  const expiresAt = (proposal.expires_at as Date).toISOString();
  const event = (kind: string, actor_id: string | null | undefined, when: Date) =>
    books.insert('domain_events', {
      ...{ kind: `approval.${kind}`, subject: 'approval', subject_id: id },
      ...{ actor: actor_id ? 'staff' : 'system', actor_id, at: when },
      facts: kind === 'proposed' ? { ...facts, expiresAt } : facts,
    });
  await event('proposed', proposer, then);
  if (status !== 'proposed' && announced !== 'nothing')
    await event(announced ?? status, isDecided ? decider : null, at);
  return id as string;
}

interface Proposal {
  row?: Record<string, unknown>;
  /** XAF in the ledger. */
  posted?: number;
  /** Whom the audit log names as who decided. */
  logged?: string;
  announced?: string;
  /** Of the role of who decided. */
  grant?: Record<string, unknown>;
  /** Of the role of who proposed it. */
  ofProposer?: Record<string, unknown>;
}

/** Shown with corrections, as the kind that there always was. */
export const approvalStepBreaks: Breaks = {
  'every step of an act of two people is on record, as whoever took it, and no other is': {
    'an approval that nobody put on record': (books) =>
      aProposal(books, 'approved', { logged: 'nobody' }),
    'a refusal by somebody else than the log says': (books) =>
      aProposal(books, 'refused', { logged: randomUUID() }),
    'one about another subject than was proposed': (books) =>
      aProposal(books, 'proposed', { row: { subject_id: randomUUID() } }),
    'one that was refused for another reason': (books) =>
      aProposal(books, 'refused', { row: { refusal_reason: 'Autre chose' } }),
    'a step on record that was not taken': async (books) => {
      const detail = { approvalId: randomUUID(), amount: 60_000, reason: 'Erreur' };
      await books.auditEntry('refuse-act', 'user', randomUUID(), detail);
      return detail.approvalId;
    },
  },
  'every step of an act of two people was announced once, and nothing else was': {
    'one whose proposer was not told that it expired': (books) =>
      aProposal(books, 'expired', { announced: 'nothing' }),
    'one that was announced as something else': (books) =>
      aProposal(books, 'refused', { announced: 'approved' }),
    'one that was announced and never proposed': async (books) => {
      const subject_id = randomUUID();
      const event = { kind: 'approval.proposed', subject: 'approval', subject_id };
      await books.insert('domain_events', { ...event, actor: 'staff', facts: {}, at: new Date() });
      return subject_id;
    },
  },
};

export const correctionBreaks: Breaks = {
  'every correction has its entry in the audit log, of its amount, member and account, and no other has one':
    {
      'a correction that nobody put on record': async (books) => {
        const user = randomUUID();
        const moved = { 'suspense:': -500, [`wallet:${user}`]: 500 };
        await books.posting(`correction:${randomUUID()}`, moved);
        return user;
      },
      'one of another amount than its entry': async (books) => {
        const user = randomUUID();
        const moved = { 'suspense:': -500, [`wallet:${user}`]: 500 };
        await books.posting(`correction:${randomUUID()}`, moved, { description: 'Erreur' });
        await books.auditEntry(correct, 'user', user, { amount: 50, reason: 'Erreur' });
        return user;
      },
      'one of another member than its entry': async (books) => {
        const user = randomUUID();
        const moved = { 'suspense:': -500, [`wallet:${user}`]: 500 };
        await books.posting(`correction:${randomUUID()}`, moved, { description: 'Erreur' });
        const detail = { amount: 500, reason: 'Erreur' };
        await books.auditEntry(correct, 'user', randomUUID(), detail);
        return user;
      },
      'one of another account than its entry': async (books) => {
        const user = randomUUID();
        const moved = { 'suspense:': -500, [`earnings:${user}`]: 500 };
        await books.posting(`correction:${randomUUID()}`, moved, { description: 'Erreur' });
        const detail = { account: 'wallet', amount: 500, reason: 'Erreur' };
        await books.auditEntry(correct, 'user', user, detail);
        return user;
      },
      'an entry without a correction': async (books) => {
        const detail = { amount: 500, reason: 'Erreur' };
        return books.auditEntry(correct, 'user', randomUUID(), detail);
      },
    },
  'a correction that needed two admins is posted once approved, as it was proposed, and no other is':
    {
      'one that was approved and is not in the ledger': (books) =>
        aProposal(books, 'approved', { posted: 0 }),
      'one of another amount than was approved': (books) =>
        aProposal(books, 'approved', { posted: 50_000 }),
      'one that is made while it waits': (books) =>
        aProposal(books, 'proposed', { posted: 60_000 }),
      'one that is made though it was refused': (books) =>
        aProposal(books, 'refused', { posted: 60_000 }),
      'one that is made though it has expired': (books) =>
        aProposal(books, 'expired', { posted: 60_000 }),
    },
  'every payment that staff decided or settled late has its entry in the audit log, and no other has one':
    {
      'a decision that nobody put on record': async (books) => {
        const id = await books.payment();
        await books.event(id, 'review', 'succeeded');
        return id;
      },
      'the other outcome than its entry': async (books) => {
        const id = await books.payment();
        await books.event(id, 'review', 'succeeded');
        await books.auditEntry(decide, 'payment', id, { outcome: 'failed', reason: 'Relevé' });
        return id;
      },
      'another amount than its entry': async (books) => {
        const id = await books.payment({ settled_amount: 900 });
        await books.event(id, 'review', 'succeeded');
        const detail = { outcome: 'succeeded', movedAmount: 800, reason: 'Relevé' };
        await books.auditEntry(decide, 'payment', id, detail);
        return id;
      },
      'a late settlement announced for another amount than its entry': async (books) => {
        const id = await books.payment({ status: 'failed' });
        await books.auditEntry('settle-late', 'payment', id, {
          movedAmount: 900,
          reason: 'Relevé',
        });
        const kind = 'payment.settled-late';
        const facts = { settledAmount: 800 };
        const announced = { kind, subject: 'payment', subject_id: id, actor: 'staff', facts };
        await books.insert('domain_events', { ...announced, at: new Date() });
        return id;
      },
      'a decision of whoever lends the object': async (books) => {
        const actor_id = randomUUID();
        const item_id = await books.item({ owner_id: actor_id });
        const terms = { item_id, start_date: '2026-12-01', end_date: '2026-12-04' };
        const id = await books.payment({ purpose: 'rental', rent: 1_000, ...terms });
        await books.event(id, 'review', 'succeeded');
        await books.insert('audit_log', {
          ...{ actor_id, action: decide, subject: 'payment', subject_id: id, at: new Date() },
          detail: { outcome: 'succeeded', movedAmount: 1_000, reason: 'Relevé' },
        });
        return id;
      },
      'an entry without a decision': async (books) => {
        const id = await books.payment();
        await books.auditEntry(decide, 'payment', id, { outcome: 'succeeded', reason: 'Relevé' });
        return id;
      },
    },
};
