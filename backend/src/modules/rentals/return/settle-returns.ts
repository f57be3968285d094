import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import { ApplyTransition } from '../apply-transition.js';
import { dueReturnEvent } from '../domain/rental-lifecycle.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf } from '../rental-record.js';

/** Acts on returns in the place of whoever was asked and did not answer in time. */
@Injectable()
export class SettleReturns {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /** Every return that is due; returns how many there were. */
  execute(): Promise<number> {
    const now = this.clock.now();
    return forEachDue(
      ({ after, limit }) =>
        this.db.rental.findMany({
          where: { id: { gt: after }, returnDueAt: { lte: now } },
          orderBy: { id: 'asc' },
          take: limit,
          select: { id: true },
        }),
      ({ id }) => this.settle(id),
    );
  }

  private async settle(rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      const event = rental && dueReturnEvent(factsOf(rental), this.clock.now(), rentalPolicy);
      if (!rental || !event) return;
      const by = { role: 'system' } as const;
      await this.applyTransition.execute(tx, afterCommit, { rental, event, by });
    });
  }
}
