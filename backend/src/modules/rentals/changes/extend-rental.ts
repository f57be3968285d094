import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import { Clock } from '../../../platform/clock.js';
import type { Rental, RentalChange } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { type ItemForRental, Items, Pieces } from '../../items/index.js';
import { AdvanceCalendar } from '../calendar/advance-calendar.js';
import { findChangeMove, isChangeable, isChangeDue } from '../domain/rental-change.js';
import { isRentReleased } from '../domain/rental-conditions.js';
import { factsOf } from '../rental-record.js';
import { ApplyChange } from './apply-change.js';
import { changeFactsOf, findOpenChange, lockChange } from './change-record.js';
import { type ChangeInForce, PaymentDeadlines } from './payment-deadlines.js';
import { QuoteChange } from './quote-change.js';

/** What a payment for an extension holds. */
export interface LockedExtension {
  item: ItemForRental;
  rental: Rental;
  change: ChangeInForce;
}

/** An extension that waits for its payment. */
export interface PayableExtension {
  item: ItemForRental;
  /** The days that are paid for: from the old end day to the new one. */
  startDate: Date;
  endDate: Date;
  /** XAF */
  amount: Xaf;
}

/** A rental that a payment has extended. */
export interface ExtendedRental {
  rentalId: string;
  ownerId: string;
  /** Whether its owner can withdraw the rent already. */
  isRentReleased: boolean;
}

/** What payments ask about extensions. */
@Injectable()
export class ExtendRental {
  constructor(
    private readonly clock: Clock,
    private readonly items: Items,
    private readonly users: Users,
    private readonly calendar: AdvanceCalendar,
    private readonly quotes: QuoteChange,
    private readonly pieces: Pieces,
    private readonly applyChange: ApplyChange,
    private readonly deadlines: PaymentDeadlines,
  ) {}

  /**
   * The extension with its object and rental, all held until the end of the transaction.
   *
   * @throws ProblemError `change-not-found`
   */
  async lock(tx: Tx, changeId: string): Promise<LockedExtension> {
    const found = await tx.rentalChange.findUnique({
      where: { id: changeId },
      select: { rental: { select: { id: true, itemId: true } } },
    });
    if (!found) throw new ProblemError('change-not-found');
    const item = await this.items.lock(tx, found.rental.itemId);
    // A foreign key says that it exists.
    const rental = (await lockRow(tx, 'rentals', found.rental.id)) as Rental;
    const change = await lockChange(tx, rental.id, changeId);
    return { item, rental, change: await this.deadlines.of(change, tx) };
  }

  /**
   * What the renter pays for.
   *
   * @throws ProblemError `change-not-found` unless it is the payer's, `extension-not-payable`
   */
  payable({ item, rental, change }: LockedExtension, payerId: string): PayableExtension {
    if (rental.renterId !== payerId) throw new ProblemError('change-not-found');
    const isDue = isChangeDue(changeFactsOf(change), this.clock.now());
    if (change.status !== 'accepted' || isDue || !isChangeable(factsOf(rental)))
      throw new ProblemError('extension-not-payable');
    const { oldEndDate: startDate, newEndDate: endDate, rentDifference: amount } = change;
    return { item, startDate, endDate, amount };
  }

  /**
   * A confirmed payment extends the rental, in the same transaction.
   *
   * @returns null when the rental cannot be extended any more: the money is then the payer's again
   */
  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    { changeId, paymentId }: { changeId: string; paymentId: string },
  ): Promise<ExtendedRental | null> {
    const { item, rental, change } = await this.lock(tx, changeId);
    const current = await this.calendar.advanceLocked(tx, afterCommit, rental);
    if (!(await this.isPossible(tx, current, change))) return null;
    const longer = { ...current, endDate: change.newEndDate };
    await this.pieces.makeRoom(tx, item.pieces, longer, current.id);
    const step = {
      event: 'pay-extension',
      by: { role: 'provider' },
      at: this.clock.now(),
    } as const;
    await this.applyChange.execute(tx, afterCommit, current, change, { ...step, paymentId });
    const { id: rentalId, ownerId } = current;
    return { rentalId, ownerId, isRentReleased: isRentReleased(current) };
  }

  /** What may have changed since the payment began; days that are held are free. */
  private async isPossible(tx: Tx, rental: Rental, change: RentalChange): Promise<boolean> {
    const { oldEndDate, newEndDate, status, id } = change;
    const { renterId, ownerId } = rental;
    if ((await this.users.holdSuspended(tx, [renterId, ownerId])).size > 0) return false;
    if (!findChangeMove(changeFactsOf(change), 'pay', 'provider', this.clock.now())) return false;
    if (!isChangeable(factsOf(rental))) return false;
    if (rental.endDate.getTime() !== oldEndDate.getTime()) return false;
    if (status === 'accepted') return true;
    const open = await findOpenChange(tx, rental.id);
    return (!open || open.id === id) && !(await this.quotes.isTaken(tx, rental, newEndDate));
  }
}
