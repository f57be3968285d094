import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainEvents } from '../events/index.js';
import type { MobileOperator } from '../mobile-money/index.js';
import type { FailureJump } from './domain/failure-jump.js';
import { quietSince } from './domain/incident-times.js';
import { factsOf } from './incident-record.js';
import { incidentProposed } from './incidents.events.js';

/** Asks staff whether an operator is down whose failures have jumped. */
@Injectable()
export class ProposeIncident {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Does nothing while one is open or proposed, or shortly after staff dismissed one, or ended one whose
   * failures are still counted.
   */
  async execute(
    operator: MobileOperator['code'],
    jump: FailureJump,
    startedAt: Date,
  ): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async (tx, afterCommit) => {
      const hinders = await tx.operatorIncident.count({
        where: {
          operator,
          OR: [
            { status: { in: ['proposed', 'open'] } },
            { status: 'dismissed', closedAt: { gt: quietSince(at) } },
            { status: 'ended', closedAt: { gt: startedAt } },
          ],
        },
      });
      if (hinders > 0) return;
      const proposal = { id: uuidV7(), operator, startedAt };
      // Another worker may be proposing it at this moment.
      const { count } = await tx.operatorIncident.createMany({
        data: [{ ...proposal, ...jump, status: 'proposed', proposedAt: at }],
        skipDuplicates: true,
      });
      if (count === 0) return;
      await this.events.record(tx, afterCommit, incidentProposed, {
        subjectId: proposal.id,
        actor: { role: 'system' },
        facts: { ...factsOf(proposal), ...jump },
        at,
      });
    });
  }
}
