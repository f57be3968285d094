import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Prisma, type Rental } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Ledger, type LedgerTransaction } from '../../wallet/index.js';
import { ApplyTransition } from '../apply-transition.js';
import { dueEvent } from '../domain/rental-lifecycle.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf } from '../rental-record.js';
import { AdvanceCalendar } from './advance-calendar.js';
import { forEachDueRental } from './for-each-due-rental.js';

/** Acts on handovers and returns in the place of whoever was asked and did not answer in time. */
@Injectable()
export class SettleUnanswered {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly calendar: AdvanceCalendar,
    private readonly applyTransition: ApplyTransition,
    private readonly ledger: Ledger,
  ) {}

  /** Every handover and return that is due; returns how many rentals there were. */
  execute(): Promise<number> {
    const now = this.clock.now();
    return forEachDueRental(
      this.db,
      // The object of a delayed one never came from the renter before.
      Prisma.sql`
        select id from rentals where handover_due_at <= ${now}
        union select id from rentals where return_due_at <= ${now}
        union select id from rentals
          where is_delayed and status = 'terminee' and handover_status = 'none' and return_status = 'none'`,
      ({ id }) => this.settle(id),
    );
  }

  private async settle(rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const locked = await lockRow(tx, 'rentals', rentalId);
      if (!locked) return;
      let rental = await this.calendar.advanceLocked(tx, afterCommit, locked);
      const by = { role: 'system' } as const;
      const all: LedgerTransaction[] = [];
      // The handover and the return may both be due, after a time without a worker.
      for (let event = this.dueEvent(rental); event; event = this.dueEvent(rental)) {
        const transition = { rental, event, by } as const;
        const step = await this.applyTransition.executeUnposted(tx, afterCommit, transition);
        rental = step.rental;
        all.push(...step.posts);
      }
      await this.ledger.post(tx, ...all);
    });
  }

  private dueEvent(rental: Rental) {
    return dueEvent(factsOf(rental), this.clock.now(), rentalPolicy);
  }
}
