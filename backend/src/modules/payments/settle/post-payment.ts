import { Injectable } from '@nestjs/common';
import type { Posting } from '../../../kernel/posting.js';
import type { Xaf } from '../../../kernel/xaf.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { formatPayer } from '../../mobile-money/index.js';
import { type RentalTerms, RequestRental } from '../../rentals/index.js';
import { Ledger, type LedgerTransactionType } from '../../wallet/index.js';
import { creditWallet, payOut, payRental, release, reserve } from '../domain/payment-postings.js';
import type { PaymentRecord } from '../payments.js';

/** Moves the money of a payment, inside the transaction that begins or decides it. */
@Injectable()
export class PostPayment {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly requestRental: RequestRental,
  ) {}

  /**
   * Reserves what the payment takes from the wallet.
   *
   * @throws ProblemError `insufficient-balance`, from the database, when the wallet does not hold it
   */
  async begin(tx: Tx, payment: PaymentRecord): Promise<void> {
    const type = payment.purpose === 'withdrawal' ? 'payout_reserved' : 'payment_held';
    await this.post(tx, payment, type, reserve(payment), { step: ':reserve' });
  }

  /**
   * @param settled XAF that really went through the gateway
   * @returns the id of the rental it made; null when it was not for one, or the days are gone and
   *   the payer has the money back
   */
  async succeed(
    tx: Tx,
    afterCommit: AfterCommit,
    payment: PaymentRecord,
    settled: Xaf,
  ): Promise<string | null> {
    if (payment.purpose === 'withdrawal') {
      await this.post(tx, payment, 'payout_settled', payOut(payment, settled));
      return null;
    }
    if (payment.purpose === 'top_up') {
      await this.post(tx, payment, 'wallet_topped_up', creditWallet(payment, settled));
      return null;
    }
    const isFullAmount = settled === payment.amount;
    const terms = rentalTermsOf(payment);
    const rentalId = isFullAmount && (await this.requestRental.execute(tx, afterCommit, terms));
    if (!rentalId) {
      await this.post(tx, payment, 'payment_refunded', creditWallet(payment, settled));
      return null;
    }
    const rental = { id: rentalId, securityDeposit: payment.securityDeposit };
    await this.post(tx, payment, 'rental_paid', payRental(payment, rental), { rentalId });
    return rentalId;
  }

  /** Gives back what was reserved. */
  async fail(tx: Tx, payment: PaymentRecord): Promise<void> {
    const type = payment.purpose === 'withdrawal' ? 'payout_released' : 'payment_released';
    await this.post(tx, payment, type, release(payment), { step: ':release' });
  }

  private async post(
    tx: Tx,
    payment: PaymentRecord,
    type: LedgerTransactionType,
    postings: Posting[],
    { step = '', rentalId }: { step?: '' | ':reserve' | ':release'; rentalId?: string } = {},
  ): Promise<void> {
    await this.ledger.post(tx, {
      key: `payment:${payment.id}${step}`,
      type,
      ...(rentalId && { rentalId }),
      description: payment.itemTitle ?? formatPayer(payment),
      at: this.clock.now(),
      postings,
    });
  }
}

function rentalTermsOf(payment: PaymentRecord): RentalTerms {
  const { userId: renterId, itemId, startDate, endDate, rent, securityDeposit, notes } = payment;
  if (!itemId || !startDate || !endDate) throw new Error('This was paid for no rental');
  return { renterId, itemId, startDate, endDate, rent, securityDeposit, notes };
}
