import type { Day } from '../../src/kernel/day.js';
import type { Posting } from '../../src/kernel/posting.js';
import type { Xaf } from '../../src/kernel/xaf.js';
import type { EventActor } from '../../src/modules/events/domain-events.js';
import { formatPayer } from '../../src/modules/mobile-money/format-payer.js';
import { operationAccountOf } from '../../src/modules/mobile-money/operation-accounts.js';
import { paymentWaitSeconds } from '../../src/modules/payments/create/create-payment.js';
import type { FailureReason } from '../../src/modules/payments/domain/failure.js';
import {
  decidedStatuses,
  type Outcome,
  type PaymentStatus,
} from '../../src/modules/payments/domain/payment-lifecycle.js';
import {
  chargeFees,
  creditWallet,
  type PaymentFacts,
  payExtension,
  payOut,
  payRental,
  release,
  reserve,
} from '../../src/modules/payments/domain/payment-postings.js';
import type { PaymentStep } from '../../src/modules/payments/record-event.js';
import { contractVersion } from '../../src/modules/rentals/domain/contract.js';
import type { LedgerTransactionType } from '../../src/modules/wallet/domain/ledger-transaction-type.js';
import type { Books } from './books.js';
import type { History } from './history.js';
import type { Item } from './items.js';
import type { Member } from './members.js';
import type { Terms } from './open-rental.js';
import type { Random } from './random.js';
import type { Rows } from './rows.js';
import type { Schedule } from './schedule.js';

/** What a payment is for; nobody sends refunds back. Amounts in XAF. */
export interface Order {
  purpose: Exclude<PaymentFacts['purpose'], 'refund'>;
  member: Member;
  amount: Xaf;
  walletAmount: Xaf;
  /** Of a rental or an extension: the days that are paid for, and what they cost without a deposit. */
  days?: { item: Item; start: Day; end: Day; rent: Xaf; changeId?: string };
  /** What else there is to a rental. */
  terms?: Terms;
}

/** What the money of a payment has made. */
interface Made {
  rentalId: string;
  /** Of a rental that was there. */
  extended?: { ownerId: string; isRentReleased: boolean };
}

/** How a payment goes. */
export interface Course {
  at: Date;
  outcome: 'succeeded' | 'failed' | 'review';
  /** Whether the gateway answered hours later. */
  isLate: boolean;
  /**
   * Called when its money has come: makes, or extends, the rental that was paid for.
   *
   * @returns null when there can be none
   */
  onPaid?: (at: Date, paymentId: string) => Made | null;
  /** Called when it has ended otherwise, and the money is the payer's again. */
  onReturned?: (at: Date) => void;
}

type Payment = ReturnType<Payments['open']>;

const second = 1000;
/** Of what it settles, by what it is for: collecting is free, paying out is not. */
const feesPercent = { rental: 0, extension: 0, top_up: 0, withdrawal: 1 };

/** Payments, from their beginning until the gateway has decided. */
export class Payments {
  constructor(
    private readonly now: Date,
    private readonly schedule: Schedule,
    private readonly random: Random,
    private readonly rows: Rows,
    private readonly books: Books,
    private readonly history: History,
  ) {}

  /** Begins one, and has it decided when its time has come, at the latest now. */
  begin(order: Order, course: Course): void {
    const payment = this.open(order, course.at);
    const { at } = course;
    this.step(payment, 'created', at, { role: 'member', id: order.member.id });
    const reserved = order.purpose === 'withdrawal' ? 'payout_reserved' : 'payment_held';
    this.post(payment, reserved, reserve(payment), at, { step: ':reserve' });
    if (payment.amount === 0) {
      this.succeed(payment, course, at, { detail: 'wallet', by: { role: 'system' } });
      return;
    }
    const decidedAt = this.send(payment, course);
    this.schedule.add(decidedAt, () => this.decide(payment, course, decidedAt));
  }

  /** The steps at the gateway; returns when it decides. */
  private send(payment: Payment, { at, isLate }: Course): Date {
    const { random } = this;
    const after = (instant: Date, seconds: number) =>
      new Date(Math.min(instant.getTime() + Math.round(seconds * second), this.now.getTime()));
    const submittedAt = after(at, random.between(0.05, 0.6));
    this.step(payment, 'submitting', submittedAt, { role: 'system' });
    if (payment.purpose === 'withdrawal') return after(submittedAt, random.between(1, 6));
    const answeredAt = after(submittedAt, random.between(0.3, 3));
    const provider: EventActor = { role: 'provider' };
    if (isLate) {
      this.step(payment, 'unknown', answeredAt, provider, { detail: 'no answer' });
      return after(answeredAt, random.between(0.2, 20) * 3600);
    }
    this.step(payment, 'pending', answeredAt, provider, { detail: 'PENDING' });
    return after(answeredAt, Math.min(240, random.logNormal(16, 0.7)));
  }

  private decide(payment: Payment, course: Course, at: Date): void {
    if (course.outcome === 'succeeded') {
      payment.gatewayReference = `PAY${this.random.hex(16).toUpperCase()}`;
      this.succeed(payment, course, at, { detail: 'SUCCESS', by: { role: 'provider' } });
    } else if (course.outcome === 'failed') {
      this.fail(payment, course, at);
    } else {
      this.review(payment, at);
    }
  }

  private succeed(
    payment: Payment,
    { onPaid, onReturned }: Course,
    at: Date,
    { detail, by }: Pick<Outcome, 'detail'> & { by: EventActor },
  ): void {
    const { amount } = payment;
    const made = onPaid?.(at, payment.id);
    const rentalId = made?.rentalId ?? null;
    if (payment.purpose === 'withdrawal') {
      this.post(payment, 'payout_settled', payOut(payment, amount), at);
    } else if (payment.purpose === 'top_up') {
      this.post(payment, 'wallet_topped_up', creditWallet(payment, amount), at);
    } else if (made?.extended) {
      const { rentalId } = made;
      this.post(payment, 'rental_extended', payExtension(payment, made.extended), at, { rentalId });
    } else if (rentalId) {
      const rental = { id: rentalId, securityDeposit: payment.securityDeposit };
      this.post(payment, 'rental_paid', payRental(payment, rental), at, { rentalId });
    } else {
      this.post(payment, 'payment_refunded', creditWallet(payment, amount), at);
    }
    payment.rentalId = rentalId;
    if (amount > 0) this.charge(payment, at);
    this.step(payment, 'succeeded', at, by, { detail, settledAmount: amount, rentalId });
    this.write(payment);
    if (!rentalId) onReturned?.(at);
  }

  /** What the gateway keeps of it for itself. */
  private charge(payment: Payment, at: Date): void {
    payment.gatewayFees = Math.floor((payment.amount * feesPercent[payment.purpose]) / 100);
    payment.feesBookedAt = at;
    const postings = chargeFees(payment, payment.gatewayFees);
    this.post(payment, 'gateway_fees_charged', postings, at, { step: ':fees' });
  }

  private fail(payment: Payment, { onReturned }: Course, at: Date): void {
    const type = payment.purpose === 'withdrawal' ? 'payout_released' : 'payment_released';
    this.post(payment, type, release(payment), at, { step: ':release' });
    payment.failureCode = 'FAILED 4101';
    payment.failureReason = 'refused_by_payer';
    const { failureCode: detail, failureReason } = payment;
    this.step(payment, 'failed', at, { role: 'provider' }, { detail, failureReason });
    this.write(payment);
    onReturned?.(at);
  }

  /** The operator says that it settled half of it. */
  private review(payment: Payment, at: Date): void {
    payment.settledAmount = Math.floor(payment.amount / 2);
    payment.reviewReason = 'other_amount';
    const detail = `success for ${payment.settledAmount} of ${payment.amount} XAF`;
    this.step(payment, 'review', at, { role: 'provider' }, { detail });
    this.write(payment);
  }

  private open({ purpose, member, amount, walletAmount, days, terms }: Order, at: Date) {
    const { random } = this;
    const byPhone = amount > 0;
    return {
      id: random.uuid(),
      reference: `LK${random.hex(13).toUpperCase()}`,
      purpose,
      userId: member.id,
      itemId: days?.item.id ?? null,
      itemTitle: days?.item.title ?? null,
      startDate: days?.start ?? null,
      endDate: days?.end ?? null,
      changeId: days?.changeId ?? null,
      notes: terms?.notes ?? '',
      pieces: terms?.pieces ?? 1,
      fulfilment: terms?.fulfilment ?? ('pickup' as const),
      meetingPointId: terms?.meetingPoint?.id ?? null,
      priceUnit: terms?.item.priceUnit ?? null,
      rent: days?.rent ?? 0,
      deliveryFee: terms?.deliveryFee ?? 0,
      securityDeposit: terms?.securityDeposit ?? 0,
      amount,
      walletAmount,
      reviewReason: null as 'other_amount' | null,
      settledAmount: null as Xaf | null,
      gatewayFees: null as Xaf | null,
      feesBookedAt: null as Date | null,
      operator: byPhone ? member.operator : ('wallet' as const),
      operationAccount: byPhone ? operationAccountOf(member.operator) : '',
      phoneNumber: byPhone ? member.phoneNumber : '',
      status: null as PaymentStatus | null,
      gatewayReference: null as string | null,
      failureCode: null as string | null,
      failureReason: null as FailureReason | null,
      createdAt: at,
      expiresAt: new Date(at.getTime() + paymentWaitSeconds * second),
      decidedAt: null as Date | null,
      rentalId: null as string | null,
    };
  }

  private step(
    payment: Payment,
    to: PaymentStatus,
    at: Date,
    by: EventActor,
    more: Pick<PaymentStep, 'detail' | 'settledAmount' | 'rentalId' | 'failureReason'> = {},
  ): void {
    this.history.ofPayment(payment, { from: payment.status, to, by, at, ...more });
    payment.status = to;
    if (decidedStatuses.some((status) => status === to)) payment.decidedAt = at;
  }

  private post(
    payment: Payment,
    type: LedgerTransactionType,
    postings: Posting[],
    at: Date,
    { step = '', rentalId }: { step?: string; rentalId?: string } = {},
  ): void {
    this.books.post({
      key: `payment:${payment.id}${step}`,
      type,
      ...(rentalId && { rentalId }),
      description: payment.itemTitle ?? formatPayer(payment),
      at,
      postings,
    });
  }

  private write(payment: Payment): void {
    this.rows.add('payments', {
      id: payment.id,
      reference: payment.reference,
      purpose: payment.purpose,
      user_id: payment.userId,
      item_id: payment.itemId,
      start_date: payment.startDate,
      end_date: payment.endDate,
      notes: payment.notes,
      pieces: payment.pieces,
      fulfilment: payment.fulfilment,
      meeting_point_id: payment.meetingPointId,
      price_unit: payment.priceUnit,
      rent: payment.rent,
      delivery_fee: payment.deliveryFee,
      security_deposit: payment.securityDeposit,
      contract_version: payment.purpose === 'rental' ? contractVersion : null,
      amount: payment.amount,
      wallet_amount: payment.walletAmount,
      review_reason: payment.reviewReason,
      settled_amount: payment.settledAmount,
      gateway_fees: payment.gatewayFees,
      fees_booked_at: payment.feesBookedAt,
      operator: payment.operator,
      operation_account: payment.operationAccount,
      phone_number: payment.phoneNumber,
      status: payment.status,
      gateway_reference: payment.gatewayReference,
      failure_code: payment.failureCode,
      failure_reason: payment.failureReason,
      created_at: payment.createdAt,
      expires_at: payment.expiresAt,
      decided_at: payment.decidedAt,
      rental_id: payment.rentalId,
      change_id: payment.changeId,
    });
  }
}
