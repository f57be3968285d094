import { Injectable } from '@nestjs/common';
import { fromDate } from '../../kernel/day.js';
import { dayMs, hoursAfter } from '../../kernel/duration.js';
import { ProblemError } from '../../kernel/errors.js';
import { unbrokenNumber } from '../../kernel/phone-number.js';
import { readSearchTerms } from '../../kernel/search-terms.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Payment, Prisma } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type Page, readPage } from '../../platform/http/paging.js';
import { Users } from '../accounts/index.js';
import { AuditLogQueries } from '../audit-log/index.js';
import { type ItemSummary, Items } from '../items/index.js';
import { formatPayer } from '../mobile-money/index.js';
import { Rentals } from '../rentals/index.js';
import { failureInWords } from './domain/failure.js';
import {
  checkedForHours,
  isDecided,
  reviewHours,
  undecidedStatuses,
} from './domain/payment-lifecycle.js';
import { rentalPurposes } from './domain/payment-postings.js';
import { FindPayments, type PaymentsFilter } from './find-payments.js';
import { type PaymentRecord, Payments } from './payments.js';
import type {
  OpenPaymentView,
  PaymentsPage,
  PaymentView,
  StaffPaymentDetail,
  StaffPaymentView,
} from './payments.schema.js';
import { LateSettlements } from './review/late-settlements.js';

const pollMs = 500;
/** How long the payer is shown that a payment came back. */
const refundShownMs = 7 * dayMs;
/** Of what is searched for, the newest ones: a number may have paid often. */
const mostFound = 1_000;

const withHistory = {
  events: { orderBy: { at: 'asc' } },
} as const satisfies Prisma.PaymentInclude;

type PaymentWithHistory = Prisma.PaymentGetPayload<{ include: typeof withHistory }>;

@Injectable()
export class PaymentsQueries {
  constructor(
    private readonly db: Db,
    private readonly payments: Payments,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly items: Items,
    private readonly rentals: Rentals,
    private readonly lateSettlements: LateSettlements,
    private readonly findPayments: FindPayments,
    private readonly auditLog: AuditLogQueries,
  ) {}

  /**
   * What the payer, or staff, may know of a payment now.
   *
   * @throws ProblemError `payment-not-found`
   */
  async get(id: string, viewer: Actor): Promise<PaymentView> {
    const payment = await this.find(id, viewer);
    const { rentalId, itemTitle } = payment;
    const answerBy = rentalId ? await this.rentals.getAnswerDeadline(rentalId) : null;
    const teamDecidesBy = (await this.deadlinesOf([payment])).get(id) ?? null;
    return viewOf(payment, { now: this.clock.now(), itemTitle, answerBy, teamDecidesBy });
  }

  /** The same, once the payment is decided or its 90 seconds have passed. */
  async getWhenDecided(id: string, viewer: Actor): Promise<PaymentView> {
    while (codeOf(await this.find(id, viewer), this.clock.now()) === 202) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    return this.get(id, viewer);
  }

  private async find(id: string, viewer: Actor): Promise<PaymentRecord> {
    const payment = await this.payments.get(id);
    if (!payment || (payment.userId !== viewer.id && !isStaff(viewer))) {
      throw new ProblemError('payment-not-found');
    }
    return payment;
  }

  /**
   * The caller's payments that they may wonder about, newest first: those not decided yet, and those
   * for a rental that were decided lately, when nobody waited any more, and made none.
   */
  async listOpen(viewer: Actor): Promise<OpenPaymentView[]> {
    const lately = new Date(this.clock.now().getTime() - refundShownMs);
    const payments = await this.db.payment.findMany({
      where: {
        userId: viewer.id,
        OR: [
          { status: { in: undecidedStatuses } },
          {
            purpose: { in: [...rentalPurposes] },
            status: 'succeeded',
            rentalId: null,
            decidedAt: { gt: lately },
          },
          {
            purpose: { in: [...rentalPurposes] },
            status: 'failed',
            decidedAt: { gt: lately, gte: this.db.payment.fields.expiresAt },
          },
        ],
      },
      orderBy: { createdAt: 'desc' },
    });
    const [items, deadlines] = await Promise.all([
      this.itemsOf(payments),
      this.deadlinesOf(payments),
    ]);
    return payments.map((payment) =>
      viewOpen(payment, {
        itemTitle: titleOf(payment, items),
        teamDecidesBy: deadlines.get(payment.id) ?? null,
      }),
    );
  }

  /** Of those that are left to staff: by when they usually have decided. */
  private async deadlinesOf(payments: readonly Payment[]): Promise<Map<string, Date>> {
    const ids = payments.flatMap(({ id, status }) => (status === 'review' ? id : []));
    if (ids.length === 0) return new Map();
    const events = await this.db.paymentEvent.findMany({
      where: { paymentId: { in: ids }, to: 'review' },
    });
    return new Map(events.map(({ paymentId, at }) => [paymentId, hoursAfter(at, reviewHours)]));
  }

  /** A page of all payments, for staff. */
  async listAll({
    status,
    purpose,
    payerId,
    q,
    rentalId,
    ...page
  }: PaymentsPage): Promise<Page<StaffPaymentView>> {
    const where = q
      ? { id: { in: await this.idsFor(q, { status, purpose, payerId, rentalId }) } }
      : {
          ...(status && { status }),
          ...(purpose && { purpose }),
          ...(payerId && { userId: payerId }),
          ...(rentalId && { rentalId }),
        };
    const { rows: payments, total } = await readPage(
      page,
      () => this.db.payment.count({ where }),
      (slice) => this.db.payment.findMany({ where, ...slice, include: withHistory }),
    );
    return { rows: await this.viewsForStaff(payments), total };
  }

  /** @throws ProblemError `payment-not-found` */
  async getForStaff(id: string): Promise<StaffPaymentView & Pick<StaffPaymentDetail, 'acts'>> {
    const payments = await this.db.payment.findMany({ where: { id }, include: withHistory });
    const [[view], acts] = await Promise.all([this.viewsForStaff(payments), this.actsOn(id)]);
    if (!view) throw new ProblemError('payment-not-found');
    return { ...view, acts };
  }

  private idsFor(text: string, filter: PaymentsFilter): Promise<string[]> {
    return this.findPayments.listIds(readSearchTerms(text), filter, mostFound);
  }

  private async actsOn(subjectId: string): Promise<StaffPaymentDetail['acts']> {
    const entries = await this.auditLog.listOf(subjectId);
    const names = await this.users.listNames(entries.map(({ actorId }) => actorId));
    return entries.map(({ id, action, actorId, detail, at }) => ({
      ...{ id, action, actorId },
      actorName: names.get(actorId) ?? '',
      detail: detail as StaffPaymentDetail['acts'][number]['detail'],
      at: at.toISOString(),
    }));
  }

  /** The payers and items of all of them are read at once. */
  private async viewsForStaff(payments: PaymentWithHistory[]): Promise<StaffPaymentView[]> {
    const [names, items, late] = await Promise.all([
      this.users.listNames(payments.map(({ userId }) => userId)),
      this.itemsOf(payments),
      this.lateSettlements.list(payments.map(({ id }) => id)),
    ]);
    return payments.map((payment) => ({
      ...viewForStaff(payment),
      lateAmount: late.get(payment.id) ?? null,
      // A foreign key says that the payer exists.
      payerName: names.get(payment.userId) as string,
      itemTitle: titleOf(payment, items),
      ownerId: (payment.itemId && items.get(payment.itemId)?.ownerId) || null,
    }));
  }

  private itemsOf(payments: readonly Payment[]): Promise<Map<string, ItemSummary>> {
    return this.items.listSummaries(payments.flatMap(({ itemId }) => itemId ?? []));
  }
}

function titleOf({ itemId }: Payment, items: Map<string, ItemSummary>): string | null {
  return (itemId && items.get(itemId)?.title) || null;
}

function viewOf(
  payment: Payment,
  known: {
    now: Date;
    itemTitle: string | null;
    answerBy: Date | null;
    teamDecidesBy: Date | null;
  },
): PaymentView {
  return {
    paymentId: payment.id,
    purpose: payment.purpose,
    status: payment.status,
    amount: payment.amount,
    walletAmount: payment.walletAmount,
    movedAmount: payment.settledAmount,
    rental_id: payment.rentalId,
    paymentResponse: { code: codeOf(payment, known.now) },
    expiresAt: payment.expiresAt.toISOString(),
    createdAt: payment.createdAt.toISOString(),
    reference: payment.reference,
    ...numberOf(payment),
    ...rentedOf(payment, known.itemTitle),
    answer_by: known.answerBy?.toISOString() ?? null,
    teamDecidesBy: known.teamDecidesBy?.toISOString() ?? null,
    failure: failureOf(payment),
  };
}

function numberOf({ operator, phoneNumber }: Payment) {
  return { operator, phoneNumber, phoneNumberFormatted: unbrokenNumber(phoneNumber) };
}

function rentedOf({ itemId, startDate, endDate }: Payment, itemTitle: string | null) {
  return {
    itemId,
    itemTitle,
    startDate: startDate && fromDate(startDate),
    endDate: endDate && fromDate(endDate),
  };
}

function failureOf(payment: Payment): PaymentView['failure'] {
  const { failureReason: reason, purpose } = payment;
  return reason && { reason, ...failureInWords(reason, { purpose, payer: formatPayer(payment) }) };
}

function codeOf({ status, expiresAt }: Payment, now: Date): PaymentView['paymentResponse']['code'] {
  if (isDecided(status)) return status === 'succeeded' ? 200 : 402;
  return now < expiresAt ? 202 : 408;
}

function viewOpen(
  payment: Payment,
  known: { itemTitle: string | null; teamDecidesBy: Date | null },
): OpenPaymentView {
  return {
    paymentId: payment.id,
    purpose: payment.purpose,
    status: payment.status,
    amount: payment.amount,
    walletAmount: payment.walletAmount,
    movedAmount: payment.settledAmount,
    refunded: payment.status === 'succeeded',
    checkedUntil: hoursAfter(payment.createdAt, checkedForHours).toISOString(),
    teamDecidesBy: known.teamDecidesBy?.toISOString() ?? null,
    ...numberOf(payment),
    ...rentedOf(payment, known.itemTitle),
    failure: failureOf(payment),
    createdAt: payment.createdAt.toISOString(),
  };
}

function viewForStaff(
  payment: PaymentWithHistory,
): Omit<StaffPaymentView, 'payerName' | 'itemTitle' | 'ownerId' | 'lateAmount'> {
  return {
    id: payment.id,
    reference: payment.reference,
    gatewayReference: payment.gatewayReference,
    purpose: payment.purpose,
    status: payment.status,
    amount: payment.amount,
    walletAmount: payment.walletAmount,
    movedAmount: payment.settledAmount,
    gatewayFees: payment.gatewayFees,
    operator: payment.operator,
    phoneNumber: payment.phoneNumber,
    phoneNumberFormatted: unbrokenNumber(payment.phoneNumber),
    payerId: payment.userId,
    rentalId: payment.rentalId,
    failureCode: payment.failureCode,
    failureReason: payment.failureReason,
    reviewReason: payment.reviewReason,
    checkedForHours,
    createdAt: payment.createdAt.toISOString(),
    decidedAt: payment.decidedAt?.toISOString() ?? null,
    events: payment.events.map(({ from, to, detail, at }) => ({
      from,
      to,
      detail,
      at: at.toISOString(),
    })),
  };
}
