import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Prisma, type Rental } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../../platform/database/transactions.js';
import { ApplyTransition } from '../apply-transition.js';
import { statusOn } from '../domain/rental-deadlines.js';
import { factsOf } from '../rental-record.js';
import { forEachDueRental } from './for-each-due-rental.js';

/** The calendar's transitions: accepted rentals begin and end. */
@Injectable()
export class AdvanceCalendar {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /** Advances every rental whose day has come; returns how many. */
  execute(): Promise<number> {
    const today = this.clock.today();
    return forEachDueRental(
      this.db,
      Prisma.sql`
        select id from rentals where status = 'acceptee' and start_date <= ${today}::date
        union select id from rentals where status = 'en_cours' and end_date < ${today}::date`,
      ({ id }) => this.advance(id),
    );
  }

  /** Brings one rental to the status that the calendar gives it today. Asking twice changes nothing. */
  async advance(rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (rental) await this.advanceLocked(tx, afterCommit, rental);
    });
  }

  /** The same for a rental that the transaction holds; the rental as it is afterwards. */
  async advanceLocked(tx: Tx, afterCommit: AfterCommit, rental: Rental): Promise<Rental> {
    const target = statusOn(factsOf(rental), this.clock.today());
    const steps = [
      { event: 'start', from: 'acceptee' },
      { event: 'finish', from: 'en_cours' },
    ] as const;
    let current = rental;
    for (const { event, from } of steps) {
      if (current.status !== from || current.status === target) continue;
      const transition = { rental: current, event, by: { role: 'system' } } as const;
      current = (await this.applyTransition.execute(tx, afterCommit, transition)).rental;
    }
    return current;
  }
}
