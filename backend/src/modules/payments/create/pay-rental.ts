import { Injectable } from '@nestjs/common';
import { toDate } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import { verificationStatus } from '../../../kernel/verification-status.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { BlockedMembers } from '../../accounts/index.js';
import { type ItemForRental, Items } from '../../items/index.js';
import { PayingNumbers, requireWithinLimits } from '../../mobile-money/index.js';
import { CheckFulfilment, contractVersion, QuoteRental, Rentals } from '../../rentals/index.js';
import { Payments } from '../payments.js';
import type { PaymentRequest } from '../payments.schema.js';
import { CreatePayment } from './create-payment.js';
import { theWallet } from './the-wallet.js';

/** A renter pays for a rental, by mobile money, from the wallet, or both. */
@Injectable()
export class PayRental {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly rentals: Rentals,
    private readonly quotes: QuoteRental,
    private readonly payingNumbers: PayingNumbers,
    private readonly payments: Payments,
    private readonly createPayment: CreatePayment,
    private readonly checkFulfilment: CheckFulfilment,
    private readonly blockedMembers: BlockedMembers,
  ) {}

  /**
   * @param id of the payment; a call repeated with the same one changes nothing
   * @param network that the call comes from
   * @throws ProblemError for whatever stands against it: price, how it changes hands, balance, number, operator and what
   *   that moves at once, dates, a request or a payment still open, too many payments in a short time
   */
  async execute(actor: Actor, id: string, request: PaymentRequest, network: string): Promise<void> {
    const { itemId, totalPrice, walletAmount, pieces, notes, fulfilment } = request;
    const meetingPointId = request.meetingPointId ?? null;
    if (walletAmount > totalPrice) throw new ProblemError('wrong-total');
    const byPhone = totalPrice - walletAmount;
    const source = byPhone === 0 ? theWallet : this.payingNumbers.parse(request);
    const period = { start: request.startDate, end: request.endDate };
    const [startDate, endDate] = [toDate(period.start), toDate(period.end)];

    await this.transactions.run(async (tx, afterCommit) => {
      const item = await this.items.lock(tx, itemId);
      // Only now: an earlier attempt at this call may have held the item until its rental was there.
      if (await this.payments.exists(tx, id)) return;
      const asked = { period, pieces, isDelivered: fulfilment === 'delivery' };
      const { rent, deliveryFee, securityDeposit, total } = this.quotes.of(item, asked);
      const { deposit = securityDeposit } = request;
      if (total !== totalPrice || securityDeposit !== deposit)
        throw new ProblemError('wrong-total');
      if (source.operator !== 'wallet') {
        requireWithinLimits(source.operator, 'collect', byPhone, 'walletAmount');
      }
      await this.checkFulfilment.execute(tx, item, { fulfilment, meetingPointId });
      const wanted = { itemId, renterId: actor.id, startDate, endDate, pieces };
      if (item.ownerId === actor.id) throw new ProblemError('own-item');
      await this.blockedMembers.requireTogether(tx, actor.id, item.ownerId);
      requireWantedRenter(item, actor);
      const refusal = await this.rentals.findConflict(tx, wanted);
      if (refusal) throw new ProblemError(refusal);
      await this.createPayment.execute(tx, afterCommit, {
        id,
        purpose: 'rental',
        userId: actor.id,
        itemId,
        itemTitle: item.title,
        startDate,
        endDate,
        notes,
        fulfilment,
        meetingPointId,
        pieces,
        priceUnit: item.priceUnit,
        rent,
        deliveryFee,
        securityDeposit,
        contractVersion,
        amount: byPhone,
        walletAmount,
        ...source,
        network,
      });
    });
  }
}

/**
 * Asked as the payment begins, and not again when its money comes.
 *
 * @throws ProblemError `verified-renters-only`
 */
function requireWantedRenter({ requiresVerifiedRenter }: ItemForRental, renter: Actor): void {
  if (requiresVerifiedRenter && renter.verificationStatus !== verificationStatus.verified)
    throw new ProblemError('verified-renters-only');
}
