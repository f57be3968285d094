import { Injectable } from '@nestjs/common';
import type { Posting } from '../../../kernel/posting.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { formatPayer } from '../../mobile-money/index.js';
import { ExtendRental, type RentalTerms, RequestRental } from '../../rentals/index.js';
import { Ledger, type LedgerTransaction, type LedgerTransactionType } from '../../wallet/index.js';
import {
  chargeFees,
  creditWallet,
  isPayout,
  type PayoutPurpose,
  payExtension,
  payOut,
  payRental,
  putRight,
  type RightingBearer,
  release,
  reserve,
  settleLate,
} from '../domain/payment-postings.js';
import type { PaymentRecord } from '../payments.js';

/** What a ledger transaction of a payment does, but for its end. */
type Step = ':reserve' | ':release' | ':late' | ':fees' | `:right:${string}`;

/** What really went through the gateway, in XAF. */
export interface Settlement {
  amount: Xaf;
  /** What the gateway kept for itself, as far as it is known. */
  fees: Xaf;
}

/** A ledger transaction of a payment. */
interface Posted {
  type: LedgerTransactionType;
  at: Date;
  step?: Step;
  rentalId?: string;
}

const payoutTypes: Record<
  PayoutPurpose,
  Record<'reserved' | 'settled' | 'released', LedgerTransactionType>
> = {
  withdrawal: {
    reserved: 'payout_reserved',
    settled: 'payout_settled',
    released: 'payout_released',
  },
  refund: { reserved: 'refund_reserved', settled: 'refund_settled', released: 'refund_released' },
};

/** The key of a ledger transaction of a payment; its end has no step of its own. */
export function keyOf({ id }: { id: string }, step?: Step): string {
  return `payment:${id}${step ?? ''}`;
}

/** The payment whose ledger transaction has this key; null for one of anything else. */
export function paymentIdOf(key: string): string | null {
  return /^payment:([0-9a-f-]{36})(?::|$)/.exec(key)?.[1] ?? null;
}

/** Moves the money of a payment, inside the transaction that begins or decides it. */
@Injectable()
export class PostPayment {
  constructor(
    private readonly ledger: Ledger,
    private readonly requestRental: RequestRental,
    private readonly extendRental: ExtendRental,
  ) {}

  /**
   * Reserves what the payment takes from the wallet, as it begins.
   *
   * @throws ProblemError `insufficient-balance`, from the database, when the wallet does not hold it
   */
  async begin(tx: Tx, payment: PaymentRecord): Promise<void> {
    await this.ledger.post(tx, reservationOf(payment));
  }

  /**
   * Posts where the money went, and what the gateway kept of it.
   *
   * @param at when the payment is decided
   * @param begins whether it begins with that: what it takes from the wallet is then posted with it, since
   *   of two posts the second may lock an account that comes before one of the first
   * @returns the id of the rental it made or extended; null when it was for none, or the days are gone and
   *   the payer has the money back
   */
  async succeed(
    tx: Tx,
    afterCommit: AfterCommit,
    payment: PaymentRecord,
    { amount: settled, fees }: Settlement,
    { at, begins }: { at: Date; begins: boolean },
  ): Promise<string | null> {
    const reservations = begins ? [reservationOf(payment)] : [];
    const post = (made: Omit<Posted, 'at'>, postings: Posting[]) => {
      const settled = posted(payment, { ...made, at }, postings);
      return this.ledger.post(tx, ...reservations, settled, feesOf(payment, fees, at));
    };
    const { purpose } = payment;
    if (isPayout(purpose)) {
      await post({ type: payoutTypes[purpose].settled }, payOut(payment, settled));
      return null;
    }
    const credit = creditWallet(payment, settled);
    if (purpose === 'top_up') {
      await post({ type: 'wallet_topped_up' }, credit);
      return null;
    }
    const isFullAmount = settled === payment.amount;
    if (purpose === 'extension') {
      const extension = extensionOf(payment);
      const extended =
        isFullAmount && (await this.extendRental.execute(tx, afterCommit, extension));
      if (!extended) {
        await post({ type: 'payment_refunded' }, credit);
        return null;
      }
      const { rentalId } = extended;
      await post({ type: 'rental_extended', rentalId }, payExtension(payment, extended));
      return rentalId;
    }
    const terms = rentalTermsOf(payment);
    const rentalId = isFullAmount && (await this.requestRental.execute(tx, afterCommit, terms));
    if (!rentalId) {
      await post({ type: 'payment_refunded' }, credit);
      return null;
    }
    const rental = { id: rentalId, securityDeposit: payment.securityDeposit };
    await post({ type: 'rental_paid', rentalId }, payRental(payment, rental));
    return rentalId;
  }

  /**
   * Gives back what was reserved.
   *
   * @param at when the payment is decided
   */
  async fail(tx: Tx, payment: PaymentRecord, at: Date): Promise<void> {
    const { purpose } = payment;
    const type = isPayout(purpose) ? payoutTypes[purpose].released : 'payment_released';
    await this.ledger.post(tx, posted(payment, { type, at, step: ':release' }, release(payment)));
  }

  /** @param late XAF that an operator settled for a payment that failed here, and whether somebody has it */
  async settleLate(
    tx: Tx,
    payment: PaymentRecord,
    late: { settled: Xaf; isPayerDeleted: boolean },
    at: Date,
  ): Promise<void> {
    const made = { type: 'payment_settled_late', at, step: ':late' } as const;
    await this.ledger.post(tx, posted(payment, made, settleLate(payment, late)));
  }

  /**
   * Under a key of its own each time.
   *
   * @param change XAF that the books said was settled, and that really was, and who bears the difference
   * @throws ProblemError `insufficient-balance`, from the database, when the payer's wallet does not hold it
   */
  async putRight(
    tx: Tx,
    payment: PaymentRecord,
    change: { before: Xaf; after: Xaf; bearer: RightingBearer },
    { id, at }: { id: string; at: Date },
  ): Promise<void> {
    const made = { type: 'payment_put_right', at, step: `:right:${id}` } as const;
    await this.ledger.post(tx, posted(payment, made, putRight(payment, change)));
  }

  /** @param fees XAF that became known after the payment was settled */
  async chargeFees(tx: Tx, payment: PaymentRecord, fees: Xaf, at: Date): Promise<void> {
    await this.ledger.post(tx, feesOf(payment, fees, at));
  }
}

function posted(
  payment: PaymentRecord,
  { step, ...made }: Posted,
  postings: Posting[],
): LedgerTransaction {
  const description = payment.itemTitle ?? formatPayer(payment);
  return { key: keyOf(payment, step), description, ...made, postings };
}

function reservationOf(payment: PaymentRecord): LedgerTransaction {
  const { createdAt: at, purpose } = payment;
  const type = isPayout(purpose) ? payoutTypes[purpose].reserved : 'payment_held';
  return posted(payment, { type, at, step: ':reserve' }, reserve(payment));
}

function feesOf(payment: PaymentRecord, fees: Xaf, at: Date): LedgerTransaction {
  const made = { type: 'gateway_fees_charged', at, step: ':fees' } as const;
  return posted(payment, made, chargeFees(payment, fees));
}

function extensionOf({ id: paymentId, changeId }: PaymentRecord) {
  if (!changeId) throw new Error('This was paid for no extension');
  return { changeId, paymentId };
}

function rentalTermsOf(payment: PaymentRecord): RentalTerms {
  const { userId: renterId, itemId, startDate, endDate, priceUnit } = payment;
  if (!itemId || !startDate || !endDate || !priceUnit)
    throw new Error('This was paid for no rental');
  const { pieces, rent, deliveryFee, securityDeposit, notes, contractVersion } = payment;
  const { fulfilment, meetingPointId } = payment;
  const days = { renterId, itemId, startDate, endDate, pieces };
  const price = { priceUnit, rent, deliveryFee, securityDeposit, contractVersion };
  return { ...days, ...price, notes, fulfilment, meetingPointId };
}
