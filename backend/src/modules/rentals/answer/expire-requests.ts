import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ApplyTransition } from '../apply-transition.js';
import { forEachDueRental } from '../calendar/for-each-due-rental.js';
import { answerDeadline, requestCutoff } from '../domain/rental-deadlines.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf } from '../rental-record.js';
import { PiecesOut } from '../return/pieces-out.js';

/** Requests left without an answer are refused and refunded. */
@Injectable()
export class ExpireRequests {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly piecesOut: PiecesOut,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /** Refuses every request past its deadline; returns how many were looked at. */
  execute(): Promise<number> {
    const now = this.clock.now();
    const today = this.clock.today();
    return forEachDueRental(
      this.db,
      Prisma.sql`
        select id from rentals
        where status = 'en_attente'
          and (created_at <= ${requestCutoff(now, rentalPolicy)} or start_date <= ${today}::date)`,
      async (rental) => {
        if (answerDeadline(factsOf(rental), rentalPolicy) <= now) await this.expire(rental.id);
      },
    );
  }

  private async expire(rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (rental?.status !== 'en_attente') return;
      await this.applyTransition.execute(tx, afterCommit, {
        rental,
        event: 'expire',
        isObjectMissing: (await this.piecesOut.find(rental, tx)) === 'missing',
        by: { role: 'system' },
      });
    });
  }
}
