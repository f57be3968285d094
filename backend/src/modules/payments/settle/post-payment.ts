import { Injectable } from '@nestjs/common';
import type { Posting } from '../../../kernel/posting.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { formatPayer } from '../../mobile-money/index.js';
import { type RentalTerms, RequestRental } from '../../rentals/index.js';
import { Ledger, type LedgerTransactionType } from '../../wallet/index.js';
import {
  creditWallet,
  payOut,
  payRental,
  release,
  reserve,
  settleLate,
} from '../domain/payment-postings.js';
import type { PaymentRecord } from '../payments.js';

/** What a ledger transaction of a payment does, but for its end. */
type Step = ':reserve' | ':release' | ':late';

/** A ledger transaction of a payment. */
interface Posted {
  type: LedgerTransactionType;
  at: Date;
  step?: Step;
  rentalId?: string;
}

/** The key of a ledger transaction of a payment; its end has no step of its own. */
export function keyOf({ id }: { id: string }, step?: Step): string {
  return `payment:${id}${step ?? ''}`;
}

/** Moves the money of a payment, inside the transaction that begins or decides it. */
@Injectable()
export class PostPayment {
  constructor(
    private readonly ledger: Ledger,
    private readonly requestRental: RequestRental,
  ) {}

  /**
   * Reserves what the payment takes from the wallet, as it begins.
   *
   * @throws ProblemError `insufficient-balance`, from the database, when the wallet does not hold it
   */
  async begin(tx: Tx, payment: PaymentRecord): Promise<void> {
    const type = payment.purpose === 'withdrawal' ? 'payout_reserved' : 'payment_held';
    const { createdAt: at } = payment;
    await this.post(tx, payment, { type, at, step: ':reserve' }, reserve(payment));
  }

  /**
   * @param settled XAF that really went through the gateway
   * @param at when the payment is decided
   * @returns the id of the rental it made; null when it was not for one, or the days are gone and
   *   the payer has the money back
   */
  async succeed(
    tx: Tx,
    afterCommit: AfterCommit,
    payment: PaymentRecord,
    settled: Xaf,
    at: Date,
  ): Promise<string | null> {
    if (payment.purpose === 'withdrawal') {
      await this.post(tx, payment, { type: 'payout_settled', at }, payOut(payment, settled));
      return null;
    }
    const credit = creditWallet(payment, settled);
    if (payment.purpose === 'top_up') {
      await this.post(tx, payment, { type: 'wallet_topped_up', at }, credit);
      return null;
    }
    const isFullAmount = settled === payment.amount;
    const terms = rentalTermsOf(payment);
    const rentalId = isFullAmount && (await this.requestRental.execute(tx, afterCommit, terms));
    if (!rentalId) {
      await this.post(tx, payment, { type: 'payment_refunded', at }, credit);
      return null;
    }
    const rental = { id: rentalId, securityDeposit: payment.securityDeposit };
    await this.post(tx, payment, { type: 'rental_paid', at, rentalId }, payRental(payment, rental));
    return rentalId;
  }

  /**
   * Gives back what was reserved.
   *
   * @param at when the payment is decided
   */
  async fail(tx: Tx, payment: PaymentRecord, at: Date): Promise<void> {
    const type = payment.purpose === 'withdrawal' ? 'payout_released' : 'payment_released';
    await this.post(tx, payment, { type, at, step: ':release' }, release(payment));
  }

  /** @param settled XAF that an operator settled for a payment that failed here */
  async settleLate(tx: Tx, payment: PaymentRecord, settled: Xaf, at: Date): Promise<void> {
    const posted = { type: 'payment_settled_late', at, step: ':late' } as const;
    await this.post(tx, payment, posted, settleLate(payment, settled));
  }

  private async post(
    tx: Tx,
    payment: PaymentRecord,
    { step, ...posted }: Posted,
    postings: Posting[],
  ): Promise<void> {
    await this.ledger.post(tx, {
      key: keyOf(payment, step),
      description: payment.itemTitle ?? formatPayer(payment),
      ...posted,
      postings,
    });
  }
}

function rentalTermsOf(payment: PaymentRecord): RentalTerms {
  const { userId: renterId, itemId, startDate, endDate, rent, securityDeposit, notes } = payment;
  if (!itemId || !startDate || !endDate) throw new Error('This was paid for no rental');
  return { renterId, itemId, startDate, endDate, rent, securityDeposit, notes };
}
