import { Injectable } from '@nestjs/common';
import { type Day, zone } from '../../kernel/day.js';
import type { ErrorCode } from '../../kernel/errors.js';
import type { Xaf } from '../../kernel/xaf.js';
import type { Rental } from '../../platform/database/generated/client.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { piecesRefusal } from '../items/index.js';
import { answerDeadline } from './domain/rental-deadlines.js';
import { agreedStatuses, heldRentStatuses } from './domain/rental-status.js';
import { rentalPolicy } from './rental-policy.js';
import { factsOf } from './rental-record.js';
import { PiecesOut } from './return/pieces-out.js';

/** Days of an item that a member asks for. */
export interface RequestedDays {
  itemId: string;
  renterId: string;
  startDate: Date;
  endDate: Date;
  pieces: number;
}

/** What other modules ask of rentals. */
@Injectable()
export class Rentals {
  constructor(
    private readonly db: Db,
    private readonly piecesOut: PiecesOut,
  ) {}

  /**
   * What other rentals say against a request: the pieces are taken on some day, the renter has one
   * waiting, or has not given another object back; the object itself was not given back.
   * Certain only while the item is locked; the database's own guards have the last word.
   */
  async findConflict(tx: Tx, requested: RequestedDays): Promise<ErrorCode | null> {
    const { itemId, renterId, startDate, endDate, pieces } = requested;
    const [found] = await tx.$queryRaw<{ pending: boolean; free: number; missing: boolean }[]>`
      select
        exists (select from rentals
          where renter_id = ${renterId}::uuid and return_status = 'missing') as missing,
        exists (select from rentals
          where item_id = ${itemId}::uuid and renter_id = ${renterId}::uuid
            and status = 'en_attente') as pending,
        free_pieces(${itemId}::uuid, ${startDate}::date, ${endDate}::date) as free`;
    if (found?.missing) return 'object-not-returned';
    if (found?.pending) return 'already-pending';
    if ((await this.piecesOut.find(requested, tx)) === 'missing') return 'object-missing';
    return piecesRefusal(found?.free ?? 0, pieces);
  }

  /** The rental as it is now; null when there is none. */
  find(id: string, tx: Tx = this.db): Promise<Rental | null> {
    return tx.rental.findUnique({ where: { id } });
  }

  /** Whether a member ever asked an owner for an object. */
  async hasAsked(renterId: string, ownerId: string): Promise<boolean> {
    return (await this.db.rental.findFirst({ where: { renterId, ownerId } })) !== null;
  }

  /** Until when the owner may answer a request; null unless it waits for an answer. */
  async getAnswerDeadline(id: string, tx: Tx = this.db): Promise<Date | null> {
    const rental = await tx.rental.findUnique({ where: { id, status: 'en_attente' } });
    return rental && answerDeadline(factsOf(rental), rentalPolicy);
  }

  /**
   * From when an owner's upcoming earnings are withdrawable unless the objects are handed over before,
   * in order: the rents of each day, and last those that a contested handover holds, without a day.
   */
  listUpcomingReleases(ownerId: string): Promise<{ date: Day | null; amount: Xaf }[]> {
    return this.db.$queryRaw`
      select
        case handover_status when 'none'
          then to_char(handover_due_at at time zone ${zone}, 'YYYY-MM-DD') end as date,
        sum(rent)::int as amount
      from rentals
      where owner_id = ${ownerId}::uuid and status::text = any(${[...agreedStatuses]})
        and handover_status::text = any(${[...heldRentStatuses]})
      group by 1
      order by 1 nulls last`;
  }
}
