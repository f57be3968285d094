import { Injectable } from '@nestjs/common';
import { fromDate } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Payment, Prisma } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import type { Page } from '../../platform/http/paging.js';
import {
  checkedForHours,
  decidedStatuses,
  isDecided,
  type PaymentStatus,
} from './domain/payment-lifecycle.js';
import type { PaymentPurpose } from './domain/payment-postings.js';
import type { OpenPaymentView, PaymentView, StaffPaymentView } from './payments.schema.js';

const pollMs = 500;
/** How long the payer is shown that a payment came back. */
const refundShownMs = 7 * 24 * 3_600_000;

const forStaff = {
  user: { select: { name: true } },
  item: { select: { title: true } },
  events: { orderBy: { at: 'asc' } },
} as const satisfies Prisma.PaymentInclude;

type StaffRecord = Prisma.PaymentGetPayload<{ include: typeof forStaff }>;

@Injectable()
export class PaymentsQueries {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** What the payer, or staff, may know of a payment now. */
  async byId(id: string, viewer: Actor): Promise<PaymentView> {
    const payment = await this.db.payment.findUnique({ where: { id } });
    if (!payment || (payment.userId !== viewer.id && !isStaff(viewer))) {
      throw new ProblemError('payment-not-found');
    }
    return view(payment, this.clock.now());
  }

  /** The same, once the payment is decided or its 90 seconds have passed. */
  async whenDecided(id: string, viewer: Actor): Promise<PaymentView> {
    for (;;) {
      const payment = await this.byId(id, viewer);
      if (payment.paymentResponse.code !== 202) return payment;
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  /**
   * The caller's payments that they may wonder about, newest first: those not decided yet, and those
   * decided lately whose rental was no longer possible.
   */
  async openOf(viewer: Actor): Promise<OpenPaymentView[]> {
    const lately = new Date(this.clock.now().getTime() - refundShownMs);
    const payments = await this.db.payment.findMany({
      where: {
        userId: viewer.id,
        OR: [
          { status: { notIn: [...decidedStatuses] } },
          {
            purpose: 'rental',
            status: 'succeeded',
            rentalId: null,
            decidedAt: { gt: lately },
          },
        ],
      },
      orderBy: { createdAt: 'desc' },
      include: { item: { select: { title: true } } },
    });
    return payments.map((payment) => ({
      paymentId: payment.id,
      purpose: payment.purpose,
      status: payment.status,
      amount: payment.amount,
      walletAmount: payment.walletAmount,
      movedAmount: payment.settledAmount,
      refunded: payment.status === 'succeeded',
      itemTitle: payment.item?.title ?? null,
      startDate: payment.startDate && fromDate(payment.startDate),
      endDate: payment.endDate && fromDate(payment.endDate),
      createdAt: payment.createdAt.toISOString(),
    }));
  }

  /** A page of all payments, for staff. */
  async page(
    filter: { status?: PaymentStatus | undefined; purpose?: PaymentPurpose | undefined },
    page: { skip: number; take: number; orderBy: object[] },
  ): Promise<Page<StaffPaymentView>> {
    const { status, purpose } = filter;
    const where = { ...(status && { status }), ...(purpose && { purpose }) };
    const [records, total] = await Promise.all([
      this.db.payment.findMany({ where, ...page, include: forStaff }),
      this.db.payment.count({ where }),
    ]);
    return { rows: records.map(viewForStaff), total };
  }

  async byIdForStaff(id: string): Promise<StaffPaymentView> {
    const record = await this.db.payment.findUnique({ where: { id }, include: forStaff });
    if (!record) throw new ProblemError('payment-not-found');
    return viewForStaff(record);
  }
}

function view(payment: Payment, now: Date): PaymentView {
  return {
    paymentId: payment.id,
    purpose: payment.purpose,
    status: payment.status,
    amount: payment.amount,
    walletAmount: payment.walletAmount,
    movedAmount: payment.settledAmount,
    rental_id: payment.rentalId,
    paymentResponse: { code: codeOf(payment, now) },
    expiresAt: payment.expiresAt.toISOString(),
  };
}

function codeOf({ status, expiresAt }: Payment, now: Date): PaymentView['paymentResponse']['code'] {
  if (isDecided(status)) return status === 'succeeded' ? 200 : 402;
  return now < expiresAt ? 202 : 408;
}

function viewForStaff(record: StaffRecord): StaffPaymentView {
  return {
    id: record.id,
    reference: record.reference,
    gatewayReference: record.gatewayReference,
    purpose: record.purpose,
    status: record.status,
    amount: record.amount,
    walletAmount: record.walletAmount,
    movedAmount: record.settledAmount,
    operator: record.operator,
    phoneNumber: record.phoneNumber,
    payerId: record.userId,
    payerName: record.user.name,
    itemTitle: record.item?.title ?? null,
    rentalId: record.rentalId,
    failureCode: record.failureCode,
    reviewReason: record.reviewReason,
    checkedForHours,
    createdAt: record.createdAt.toISOString(),
    decidedAt: record.decidedAt?.toISOString() ?? null,
    events: record.events.map(({ from, to, detail, at }) => ({
      from,
      to,
      detail,
      at: at.toISOString(),
    })),
  };
}
