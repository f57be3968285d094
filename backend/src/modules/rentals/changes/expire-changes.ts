import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import {
  findChangeMove,
  isChangeable,
  isChangeDue,
  openChangeStatuses,
} from '../domain/rental-change.js';
import { activeStatuses } from '../domain/rental-status.js';
import { factsOf } from '../rental-record.js';
import { changeFactsOf, lockChange } from './change-record.js';
import { CloseChange } from './close-change.js';
import { PaymentDeadlines } from './payment-deadlines.js';

/** Changes that nobody answered or paid in time, or whose rental has ended meanwhile, come to nothing. */
@Injectable()
export class ExpireChanges {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly closeChange: CloseChange,
    private readonly deadlines: PaymentDeadlines,
  ) {}

  /** Every change that is due; returns how many were looked at. */
  execute(): Promise<number> {
    const now = this.clock.now();
    return forEachDue(
      ({ after, limit }) =>
        this.db.rentalChange.findMany({
          where: {
            id: { gt: after },
            status: { in: [...openChangeStatuses] },
            OR: [
              { dueAt: { lte: now } },
              { rental: { status: { notIn: [...activeStatuses] } } },
              { rental: { returnStatus: { not: 'none' } } },
            ],
          },
          orderBy: { id: 'asc' },
          take: limit,
          select: { id: true, rentalId: true },
        }),
      ({ id, rentalId }) => this.expire(rentalId, id),
    );
  }

  private async expire(rentalId: string, id: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (!rental) return;
      const change = await lockChange(tx, rentalId, id);
      const facts = changeFactsOf(await this.deadlines.of(change, tx));
      const now = this.clock.now();
      if (!isChangeDue(facts, now) && isChangeable(factsOf(rental))) return;
      if (!findChangeMove(facts, 'expire', 'system', now)) return;
      const by = { role: 'system' } as const;
      await this.closeChange.execute(tx, afterCommit, rental, change, 'expire', by);
    });
  }
}
