import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { fromDate } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { type ItemForRental, Items } from '../../items/index.js';
import { requestReceived } from '../rental-letters.js';
import { withItemAndParties } from '../rental-record.js';
import { Rentals, type RequestedDays } from '../rentals.js';

/** What was paid for. Amounts in XAF. */
interface PaidTerms {
  userId: string;
  itemId: string | null;
  startDate: Date | null;
  endDate: Date | null;
  rent: number;
  deposit: number;
  notes: string;
}

/** A confirmed payment becomes a request to the owner, in the same transaction. */
@Injectable()
export class RequestRental {
  constructor(
    private readonly clock: Clock,
    private readonly items: Items,
    private readonly rentals: Rentals,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes the rental that was paid for.
   *
   * @returns its id; null when there can be none any more: the money is then the payer's again
   */
  async fromPayment(tx: Tx, afterCommit: AfterCommit, paid: PaidTerms): Promise<string | null> {
    const { itemId, userId: renterId, startDate, endDate, rent, deposit, notes } = paid;
    if (!itemId || !startDate || !endDate) throw new Error('This was paid for no rental');
    await this.items.lock(tx, itemId);
    const wanted = { itemId, renterId, startDate, endDate };
    const item = await this.items.getForRental(itemId, tx);
    if (!(await this.isPossible(tx, item, wanted))) return null;
    const now = this.clock.now();
    const rental = await tx.rental.create({
      data: {
        ...wanted,
        id: randomUUID(),
        ownerId: item.ownerId,
        rent,
        deposit,
        totalPrice: rent + deposit,
        notes,
        createdAt: now,
      },
      include: withItemAndParties,
    });
    await tx.rentalEvent.create({
      data: { rentalId: rental.id, event: 'request', to: 'en_attente', actor: 'provider', at: now },
    });
    await this.outbox.post(tx, afterCommit, rental.owner.email, requestReceived(rental));
    return rental.id;
  }

  /** What may have changed since the payment began. */
  private async isPossible(
    tx: Tx,
    { state }: ItemForRental,
    wanted: RequestedDays,
  ): Promise<boolean> {
    if (state === 'deleted' || state === 'hidden') return false;
    if (fromDate(wanted.startDate) < this.clock.today()) return false;
    return (await this.rentals.findConflict(tx, wanted)) === null;
  }
}
