import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const minuteMs = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs);

type Status = 'proposed' | 'open' | 'ended' | 'dismissed';

interface Around {
  row?: Record<string, unknown>;
  /** Whom the audit log names as who took the last step. */
  logged?: string;
  announced?: string;
}

/** Of Moov Money, with all that belongs to its state unless it is left out. */
export async function anIncident(
  books: BrokenBooks,
  status: Status,
  { row = {}, logged, announced }: Around = {},
): Promise<string> {
  const [id, declarer, closer] = Array.from({ length: 3 }, () => randomUUID());
  const isProposed = status === 'proposed' || status === 'dismissed';
  const isClosed = status === 'ended' || status === 'dismissed';
  const startedAt = ago(90);
  const figures = { attempts: 10, failures: 8, usual_percent: 4 };
  const incident: Record<string, unknown> = {
    ...{ id, operator: 'moov', status, started_at: startedAt },
    ...(isProposed
      ? { proposed_at: ago(80), ...figures }
      : { declared_by_id: declarer, declared_at: ago(60), reason: 'Appels sans réponse' }),
    ...(isClosed && { closed_by_id: closer, closed_at: ago(1), closing_reason: 'Tout passe' }),
    ...row,
  };
  const { usual_percent: usualPercent, ...counted } = figures;
  const said = { ...counted, usualPercent };
  await books.insert('operator_incidents', incident);
  const step = async (name: string, kind: string, isLast: boolean, by: Step) => {
    if (by.actor_id && !(isLast && logged === 'nobody'))
      await books.insert('audit_log', {
        ...{ action: `${name}-incident`, subject: 'incident', subject_id: id, at: by.at },
        actor_id: isLast && logged ? logged : by.actor_id,
        detail: {
          ...{ operator: 'moov', reason: by.reason, startedAt: startedAt.toISOString() },
          ...(name === 'declare' && { blocksPayments: false }),
        },
      });
    if (isLast && announced === 'nothing') return;
    await books.insert('domain_events', {
      ...{ kind: `incident.${isLast && announced ? announced : kind}`, subject: 'incident' },
      ...{ subject_id: id, actor: by.actor_id ? 'staff' : 'system', actor_id: by.actor_id },
      ...{ facts: { operator: 'moov', ...(kind === 'proposed' && said) }, at: by.at },
    });
  };
  const { proposed_at, declared_at, closed_at } = incident as { [name: string]: Date | undefined };
  if (proposed_at)
    await step('propose', 'proposed', !isClosed, { actor_id: null, at: proposed_at });
  if (declared_at) {
    const by = { actor_id: declarer, at: declared_at, reason: 'Appels sans réponse' };
    await step('declare', 'declared', !isClosed, by);
  }
  if (closed_at) {
    const by = { actor_id: closer, at: closed_at, reason: 'Tout passe' };
    await step(status === 'ended' ? 'end' : 'dismiss', status, true, by);
  }
  return id as string;
}

interface Step {
  actor_id: string | null | undefined;
  at: Date;
  reason?: string;
}

/** Of one whose payments were blocked so many minutes ago, while it was open. */
const blocked = (minutes: number) => ({
  ...{ blocks_payments: true, blocked_by_id: randomUUID(), blocked_at: ago(minutes) },
  blocking_reason: 'Tout échoue',
});

export const incidentBreaks: Breaks = {
  'every step of an incident of an operator is on record, as whoever took it, and no other is': {
    'an incident that nobody put on record': (books) =>
      anIncident(books, 'open', { logged: 'nobody' }),
    'an end by somebody else than the log says': (books) =>
      anIncident(books, 'ended', { logged: randomUUID() }),
    'a proposal that nobody is on record to have dismissed': (books) =>
      anIncident(books, 'dismissed', { logged: 'nobody' }),
    'a blocking that nobody put on record': (books) =>
      anIncident(books, 'open', { row: blocked(30) }),
    'one that was declared for another reason': (books) =>
      anIncident(books, 'open', { row: { reason: 'Autre chose' } }),
    'one that began at another time than was said': (books) =>
      anIncident(books, 'open', { row: { started_at: ago(70) } }),
    'one that blocks payments, which nobody said': (books) =>
      anIncident(books, 'open', { row: { blocks_payments: true } }),
    'a step on record that was not taken': async (books) => {
      const id = randomUUID();
      await books.auditEntry('end-incident', 'incident', id, { operator: 'moov', reason: 'Fini' });
      return id;
    },
  },
  'every step of an incident of an operator was announced once, and nothing else was': {
    'one that nobody was told of': (books) => anIncident(books, 'open', { announced: 'nothing' }),
    'a proposal that staff were not told of': (books) =>
      anIncident(books, 'proposed', { announced: 'nothing' }),
    'a proposal for more failures than staff were told': (books) =>
      anIncident(books, 'proposed', { row: { failures: 9 } }),
    'an end that was announced as something else': (books) =>
      anIncident(books, 'ended', { announced: 'dismissed' }),
    'one that was announced and never declared': async (books) => {
      const subject_id = randomUUID();
      const event = { kind: 'incident.declared', subject: 'incident', subject_id };
      await books.insert('domain_events', { ...event, actor: 'staff', facts: {}, at: new Date() });
      return subject_id;
    },
  },
  'no payment begins through an operator that staff have blocked, and no payout to one that is down':
    {
      'a payment to one that is blocked': async (books) => {
        await anIncident(books, 'open', { row: { blocks_payments: true } });
        return books.payment({ operator: 'moov', created_at: ago(30) });
      },
      'a payment to one that was blocked later': async (books) => {
        await anIncident(books, 'open', { row: blocked(40) });
        return books.payment({ operator: 'moov', created_at: ago(30) });
      },
      'a withdrawal to one that was down': async (books) => {
        await anIncident(books, 'ended');
        return books.payment({ operator: 'moov', purpose: 'withdrawal', created_at: ago(30) });
      },
    },
};
