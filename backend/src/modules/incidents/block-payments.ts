import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { factsOf, lockIncident, nextInstantOf } from './incident-record.js';

/** Staff block new payments by an operator that is down already. It stays so until the incident ends. */
@Injectable()
export class BlockPayments {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Of one that blocks them already, nothing changes. Nobody is mailed: the pay screens say it.
   *
   * @param blockingReason why, for staff
   * @throws ProblemError `incident-not-found`, `incident-closed` unless it is open
   */
  async execute(actor: Actor, id: string, blockingReason: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const incident = await lockIncident(tx, id);
      if (incident.status !== 'open') throw new ProblemError('incident-closed');
      if (incident.blocksPayments) return;
      const at = await nextInstantOf(tx, this.auditLog, incident);
      await tx.operatorIncident.update({
        where: { id },
        data: { blocksPayments: true, blockedById: actor.id, blockedAt: at, blockingReason },
      });
      await this.auditLog.record(tx, actor, {
        ...{ action: 'block-payments', subject: 'incident', subjectId: id },
        detail: { ...factsOf(incident), reason: blockingReason },
        at,
      });
    });
  }
}
