import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { factsOf, lockIncident, nextInstantOf } from './incident-record.js';
import { incidentDismissed, incidentEnded } from './incidents.events.js';

/** How each is closed: what it must be, what it becomes, and how that is on record. */
const closings = {
  end: { from: 'open', to: 'ended', action: 'end-incident', kind: incidentEnded },
  dismiss: {
    from: 'proposed',
    to: 'dismissed',
    action: 'dismiss-incident',
    kind: incidentDismissed,
  },
} as const;

/** Staff say that an operator works again, or that a proposal is no incident. */
@Injectable()
export class CloseIncident {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Whoever closes one again has closed it already.
   *
   * @param closingReason why, for staff
   * @throws ProblemError `incident-not-found`, `incident-closed`
   */
  async execute(
    actor: Actor,
    id: string,
    closing: keyof typeof closings,
    closingReason: string,
  ): Promise<void> {
    const { from, to, action, kind } = closings[closing];
    await this.transactions.run(async (tx, afterCommit) => {
      const incident = await lockIncident(tx, id);
      if (incident.status === to && incident.closedById === actor.id) return;
      if (incident.status !== from) throw new ProblemError('incident-closed');
      const at = await nextInstantOf(tx, this.auditLog, incident);
      await tx.operatorIncident.update({
        where: { id },
        data: { status: to, closedById: actor.id, closedAt: at, closingReason },
      });
      const { declaredAt, proposedAt, startedAt } = incident;
      const knownAt = (declaredAt ?? proposedAt ?? startedAt).toISOString();
      const facts = { ...factsOf(incident), reason: closingReason, knownAt };
      await this.auditLog.record(tx, actor, {
        ...{ action, subject: 'incident', subjectId: id },
        detail: facts,
        at,
      });
      await this.events.record(tx, afterCommit, kind, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts,
        at,
      });
    });
  }
}
