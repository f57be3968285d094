import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { AuditLog } from '../../audit-log/index.js';
import { ReconciliationQueue } from '../reconciliation.queue.js';

/** Of all staff together: each comparison is a call to the gateway for every payment of some days. */
const comparisons: Limit = { name: 'comparisons', max: 6, seconds: 3600 };

/** Staff have the payments compared with the gateway now, instead of next night. */
@Injectable()
export class RequestComparison {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly auditLog: AuditLog,
    private readonly queue: ReconciliationQueue,
  ) {}

  /** @throws ProblemError `comparison-under-way`, from the database; `too-many-requests` */
  async execute(actor: Actor): Promise<string> {
    await this.limits.refuseReached(comparisons, 'all');
    const id = uuidV7();
    await this.transactions.run(async (tx, afterCommit) => {
      const now = this.clock.now();
      await tx.reconciliationRun.create({
        data: { id, requestedById: actor.id, requestedAt: now, nextAttemptAt: now },
      });
      await this.auditLog.record(tx, actor, {
        action: 'compare-payments',
        subject: 'reconciliation',
        subjectId: id,
        at: now,
      });
      afterCommit(() => this.queue.enqueue({ runId: id }));
    });
    // Those alone count that were not refused.
    await this.limits.allows(comparisons, 'all');
    return id;
  }
}
