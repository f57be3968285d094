import { ProblemError } from '../../kernel/errors.js';
import type { OperatorIncident } from '../../platform/database/generated/client.js';
import { lockRow } from '../../platform/database/lock-row.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AuditLog } from '../audit-log/index.js';
import { operatorOf } from '../mobile-money/index.js';
import type { IncidentFacts } from './incidents.events.js';

/**
 * An incident, or a proposal of one, held until the end of the transaction: of several who decide about
 * it at once, each sees what the one before made of it.
 *
 * @throws ProblemError `incident-not-found`
 */
export async function lockIncident(tx: Tx, id: string): Promise<OperatorIncident> {
  const incident = await lockRow(tx, 'operator_incidents', id, 'no key update');
  if (!incident) throw new ProblemError('incident-not-found');
  return incident;
}

/** What all events of an incident say. */
export function factsOf(incident: Pick<OperatorIncident, 'operator' | 'startedAt'>): IncidentFacts {
  return { operator: operatorOf(incident).code, startedAt: incident.startedAt.toISOString() };
}

/**
 * When the next act on an incident is, which the transaction holds: after its proposal and those on
 * record, even when another server wrote them whose clock is ahead.
 */
export async function nextInstantOf(
  tx: Tx,
  auditLog: AuditLog,
  { id, proposedAt }: Pick<OperatorIncident, 'id' | 'proposedAt'>,
): Promise<Date> {
  const next = await auditLog.nextInstant(tx, id);
  return new Date(Math.max(next.getTime(), proposedAt ? proposedAt.getTime() + 1 : 0));
}
