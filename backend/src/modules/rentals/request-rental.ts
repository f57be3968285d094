import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { fromDate } from '../../kernel/day.js';
import type { ErrorCode } from '../../kernel/errors.js';
import { deposit, escrow, provider } from '../../kernel/posting.js';
import { Clock } from '../../platform/clock.js';
import { Outbox } from '../../platform/mail/outbox.js';
import type { Payment } from '../../platform/prisma/generated/client.js';
import type { Tx } from '../../platform/prisma/prisma.js';
import type { AfterCommit } from '../../platform/prisma/transactions.js';
import { postTransaction } from '../wallet/post-transaction.js';
import { availabilityRefusal } from './availability.js';
import { requestReceived } from './rental-letters.js';
import { lockItem, withItemAndParties } from './rental-record.js';

/** A confirmed payment becomes a request to the owner, in the same transaction. */
@Injectable()
export class RequestRental {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes the rental of a payment that succeeded: rent to escrow, deposit held.
   *
   * @returns the rental's id, or why there can be none: the money is then the payer's again
   */
  async fromPayment(
    tx: Tx,
    afterCommit: AfterCommit,
    payment: Payment,
  ): Promise<{ rentalId: string } | { refusal: ErrorCode }> {
    await lockItem(tx, payment.itemId);
    const refusal = await this.refusalOf(tx, payment);
    if (refusal) return { refusal };
    const { ownerId } = await tx.item.findUniqueOrThrow({ where: { id: payment.itemId } });
    const now = this.clock.now();
    const rental = await tx.rental.create({
      data: {
        id: randomUUID(),
        itemId: payment.itemId,
        renterId: payment.userId,
        ownerId,
        startDate: payment.startDate,
        endDate: payment.endDate,
        rent: payment.rent,
        deposit: payment.deposit,
        totalPrice: payment.amount,
        notes: payment.notes,
        createdAt: now,
      },
      include: withItemAndParties,
    });
    await tx.rentalEvent.create({
      data: { rentalId: rental.id, event: 'request', to: 'en_attente', actor: 'provider', at: now },
    });
    await postTransaction(tx, {
      key: `payment:${payment.id}`,
      kind: 'rental-paid',
      rentalId: rental.id,
      description: rental.item.title,
      at: now,
      postings: [
        { from: provider(payment.operator), to: escrow(rental.id), amount: payment.rent },
        { from: provider(payment.operator), to: deposit(rental.id), amount: payment.deposit },
      ],
    });
    await this.outbox.post(tx, afterCommit, rental.owner.email, requestReceived(rental));
    return { rentalId: rental.id };
  }

  /** What may have changed since the payment began. */
  private async refusalOf(tx: Tx, payment: Payment): Promise<ErrorCode | null> {
    const { itemId, userId, startDate, endDate } = payment;
    const item = await tx.item.findUniqueOrThrow({ where: { id: itemId } });
    if (item.deletedAt || item.hiddenAt) return 'item-unavailable';
    if (fromDate(startDate) < this.clock.today()) return 'start-in-past';
    return availabilityRefusal(tx, { itemId, renterId: userId, startDate, endDate });
  }
}
