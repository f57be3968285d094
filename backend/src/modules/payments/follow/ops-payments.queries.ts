import { Injectable } from '@nestjs/common';
import { type PaymentStatus, Prisma } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { type Page, readPage } from '../../../platform/http/paging.js';
import { redactText } from '../../../platform/logging/redact.js';
import { undecidedStatuses } from '../domain/payment-lifecycle.js';
import type { OpsPaymentsPage, OpsPaymentView } from './ops-payments.schema.js';

const statusesOf: Record<OpsPaymentsPage['state'], PaymentStatus[]> = {
  underway: undecidedStatuses.filter((status) => status !== 'review'),
  review: ['review'],
  failed: ['failed'],
};

/** What an ops user may know of a payment, and its last step. */
const shown = {
  id: true,
  reference: true,
  gatewayReference: true,
  purpose: true,
  status: true,
  operator: true,
  amount: true,
  reviewReason: true,
  failureReason: true,
  createdAt: true,
  events: { orderBy: { at: 'desc' }, take: 1 },
} as const satisfies Prisma.PaymentSelect;

/** The payments that an alert may be about. */
@Injectable()
export class OpsPaymentsQueries {
  constructor(private readonly db: Db) {}

  async list({ state, ...page }: OpsPaymentsPage): Promise<Page<OpsPaymentView>> {
    const where = { status: { in: statusesOf[state] } };
    const { rows, total } = await readPage(
      page,
      () => this.db.payment.count({ where }),
      (slice) => this.db.payment.findMany({ where, ...slice, select: shown }),
    );
    return { rows: rows.map(viewOf), total };
  }
}

function viewOf({
  events: [last],
  ...payment
}: Prisma.PaymentGetPayload<{ select: typeof shown }>): OpsPaymentView {
  return {
    ...payment,
    detail: last && !isByStaff(last) ? redactText(last.detail) : '',
    createdAt: payment.createdAt.toISOString(),
    changedAt: (last?.at ?? payment.createdAt).toISOString(),
  };
}

/** What staff wrote about a payment may name its member. */
const isByStaff = ({ detail }: { detail: string }) => detail.startsWith('staff: ');
