import { Injectable } from '@nestjs/common';
import type { Day } from '../../kernel/day.js';
import { Clock } from '../../platform/clock.js';
import { Prisma, type Rental } from '../../platform/database/generated/client.js';
import { lockRow } from '../../platform/database/lock-row.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { lastDayOf } from './domain/last-day.js';
import { pagesOfRentals } from './pages-of-rentals.js';
import { factsOf } from './rental-record.js';

/** What is asked of a rental once it is over. */
export interface EndedRental {
  id: string;
  itemId: string;
  renterId: string;
  ownerId: string;
  /** Null unless it took place and is over. */
  lastDay: Day | null;
}

/** Rentals as what comes after their end sees them. */
@Injectable()
export class EndedRentals {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Any rental, also one that is not over; null when there is none. */
  async find(id: string): Promise<EndedRental | null> {
    return this.seen(await this.db.rental.findUnique({ where: { id } }));
  }

  /** The same, held until the end of the transaction. */
  async lock(tx: Tx, id: string): Promise<EndedRental | null> {
    return this.seen(await lockRow(tx, 'rentals', id, 'no key update'));
  }

  /** Every rental that took place and ended after a day, a page at a time, in the order of their ids. */
  async *pagesEndedAfter(day: Day): AsyncGenerator<(EndedRental & { lastDay: Day })[]> {
    const which = Prisma.sql`
      select id from rentals where status = 'terminee' and end_date > ${day}::date`;
    for await (const rentals of pagesOfRentals(this.db, which)) {
      yield rentals.flatMap((rental) => {
        const ended = this.seen(rental);
        return ended?.lastDay && ended.lastDay > day ? [{ ...ended, lastDay: ended.lastDay }] : [];
      });
    }
  }

  private seen(rental: Rental | null): EndedRental | null {
    if (!rental) return null;
    const { id, itemId, renterId, ownerId } = rental;
    return {
      id,
      itemId,
      renterId,
      ownerId,
      lastDay: lastDayOf(factsOf(rental), this.clock.today()),
    };
  }
}
