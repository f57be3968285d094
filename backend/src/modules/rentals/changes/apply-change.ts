import { Injectable } from '@nestjs/common';
import type { Rental, RentalChange } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { rentAfter } from '../domain/rental-change.js';
import { isRentReleased } from '../domain/rental-conditions.js';
import { handoverDeadlineWithin } from '../domain/rental-deadlines.js';
import { factsOf } from '../rental-record.js';
import { type ChangeStep, RecordChange } from './record-change.js';

/** Gives a locked rental the end day and the rent of a locked change. */
@Injectable()
export class ApplyChange {
  constructor(private readonly recordChange: RecordChange) {}

  /**
   * The database lets the terms change only once the change is done. The money is for the caller to post.
   *
   * @param paymentId what paid for an extension
   */
  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    rental: Rental,
    change: RentalChange,
    { paymentId = null, ...step }: ChangeStep & { paymentId?: string | null },
  ): Promise<void> {
    const done = {
      status: 'done',
      acceptedAt: change.acceptedAt ?? step.at,
      closedAt: step.at,
      dueAt: null,
      rentWasReleased: isRentReleased(rental),
      paymentId,
    } as const;
    await tx.rentalChange.updateMany({ where: { id: change.id }, data: done });
    const { kind, rentDifference: amount, newEndDate } = change;
    const rent = rentAfter(rental.rent, { kind, amount });
    const totalPrice = rent + rental.securityDeposit;
    const { period } = factsOf({ ...rental, endDate: newEndDate });
    const handoverDueAt = handoverDeadlineWithin({ ...rental, period });
    const terms = { endDate: newEndDate, rent, totalPrice, heldUntil: null, handoverDueAt };
    await tx.rental.updateMany({ where: { id: rental.id }, data: terms });
    await this.recordChange.execute(tx, afterCommit, rental, { ...change, ...done }, step);
  }
}
