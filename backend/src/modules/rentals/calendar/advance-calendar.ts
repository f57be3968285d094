import { Injectable } from '@nestjs/common';
import { toDate } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { eachApart } from '../../../platform/for-each-settled.js';
import { moveRental } from '../apply-transition.js';
import { type RentalEvent, statusOn } from '../domain/rental-lifecycle.js';
import { factsOf, lockRental } from '../rental-record.js';

const atOnce = 200;

/** The calendar's moves: accepted rentals begin and end, and what was earned can be withdrawn. */
@Injectable()
export class AdvanceCalendar {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Moves every rental whose day has come; returns how many. */
  async execute(): Promise<number> {
    const today = toDate(this.clock.today());
    const due = await this.db.rental.findMany({
      where: {
        OR: [
          { status: 'acceptee', startDate: { lte: today } },
          { status: 'en_cours', endDate: { lt: today } },
        ],
      },
      orderBy: { startDate: 'asc' },
      take: atOnce,
      select: { id: true },
    });
    await eachApart(due, ({ id }) => this.advance(id));
    return due.length;
  }

  /** Brings one rental to the status that the calendar gives it today. Asking twice changes nothing. */
  async advance(rentalId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      let rental = await lockRental(tx, rentalId);
      if (!rental) return;
      const target = statusOn(factsOf(rental), this.clock.today());
      const steps: RentalEvent[] = ['start', 'finish'];
      for (const event of steps) {
        const from = event === 'start' ? 'acceptee' : 'en_cours';
        if (rental.status !== from || rental.status === target) continue;
        rental = await moveRental(tx, rental, event, { party: 'system' }, this.clock.now());
      }
    });
  }
}
