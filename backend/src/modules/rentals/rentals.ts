import { Injectable } from '@nestjs/common';
import { type Day, fromDate } from '../../kernel/day.js';
import type { ErrorCode } from '../../kernel/errors.js';
import type { Xaf } from '../../kernel/xaf.js';
import type { Rental } from '../../platform/database/generated/client.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { answerDeadline } from './domain/rental-deadlines.js';
import { blockingStatuses } from './domain/rental-status.js';
import { rentalPolicy } from './rental-policy.js';
import { factsOf } from './rental-record.js';

/** Days of an item that a member asks for. */
export interface RequestedDays {
  itemId: string;
  renterId: string;
  startDate: Date;
  endDate: Date;
}

/** What other modules ask of rentals. */
@Injectable()
export class Rentals {
  constructor(private readonly db: Db) {}

  /**
   * What other rentals say against a request: the days are taken, the renter has one waiting, or has
   * not given another object back.
   * Certain only while the item is locked; the database's own guards have the last word.
   */
  async findConflict(tx: Tx, requested: RequestedDays): Promise<ErrorCode | null> {
    const { itemId, renterId, startDate, endDate } = requested;
    const [found] = await tx.$queryRaw<{ pending: boolean; taken: boolean; missing: boolean }[]>`
      select
        exists (select from rentals
          where renter_id = ${renterId}::uuid and return_status = 'missing') as missing,
        coalesce(bool_or(renter_id = ${renterId}::uuid and status = 'en_attente'), false) as pending,
        coalesce(bool_or(status::text = any(${[...blockingStatuses]})
          and start_date < ${endDate} and occupied_until > ${startDate}), false) as taken
      from rentals where item_id = ${itemId}::uuid`;
    if (found?.missing) return 'object-not-returned';
    if (found?.pending) return 'already-pending';
    return found?.taken ? 'dates-taken' : null;
  }

  /** The rental as it is now; null when there is none. */
  find(id: string): Promise<Rental | null> {
    return this.db.rental.findUnique({ where: { id } });
  }

  /** Until when the owner may answer a request; null unless it waits for an answer. */
  async getAnswerDeadline(id: string): Promise<Date | null> {
    const rental = await this.db.rental.findUnique({ where: { id, status: 'en_attente' } });
    return rental && answerDeadline(factsOf(rental), rentalPolicy);
  }

  /** When an owner's upcoming earnings become withdrawable: the rents of each start day, in order. */
  async listUpcomingReleases(ownerId: string): Promise<{ date: Day; amount: Xaf }[]> {
    const days = await this.db.rental.groupBy({
      by: ['startDate'],
      where: { ownerId, status: 'acceptee' },
      _sum: { rent: true },
      orderBy: { startDate: 'asc' },
    });
    return days.map(({ startDate, _sum }) => ({
      date: fromDate(startDate),
      amount: _sum.rent ?? 0,
    }));
  }
}
