import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Payment } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { AuditLog } from '../../audit-log/index.js';
import { Gateway, type GatewayStatus } from '../../mobile-money/index.js';
import { gatewayOrderOf } from '../gateway-order.js';
import type { GatewayAnswer } from '../payments.schema.js';
import { CheckSoon } from '../process/check-soon.js';
import { ProcessPayment } from '../process/process-payment.js';

/** Each check is a call to the gateway: of one of the staff, and of one payment by all of them. */
const checksByOne: Limit = { name: 'staff-payment-checks', max: 20, seconds: 60 };
const checksOfOne: Limit = { name: 'staff-checks-of-payment', max: 4, seconds: 60 };

/**
 * Staff ask the gateway for the status of a payment now. One that is open here and decided there has its
 * next step taken at once, by the worker's own rules; of others nothing changes.
 */
@Injectable()
export class CheckGatewayStatus {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly auditLog: AuditLog,
    private readonly gateway: Gateway,
    private readonly checkSoon: CheckSoon,
    private readonly processPayment: ProcessPayment,
  ) {}

  /**
   * @throws ProblemError `payment-not-found`, also for one that the gateway has no part in;
   *   `too-many-requests`
   */
  async execute(actor: Actor, id: string): Promise<GatewayAnswer> {
    const payment = await this.db.payment.findFirst({ where: { id, amount: { gt: 0 } } });
    if (!payment) throw new ProblemError('payment-not-found');
    await this.limits.consume(checksByOne, actor.id);
    await this.limits.consume(checksOfOne, id);
    const answer = answerOf(await this.gateway.status(gatewayOrderOf(payment)));
    await this.record(actor, id, answer);
    if (isOpen(payment) && isFinal(answer)) {
      await this.checkSoon.bringForward(id);
      await this.processPayment.execute(id);
    }
    const { status: paymentStatus } = await this.db.payment.findUniqueOrThrow({ where: { id } });
    return { ...answer, paymentStatus };
  }

  private record(
    actor: Actor,
    subjectId: string,
    { status: answer, amount, fees }: Answer,
  ): Promise<void> {
    return this.transactions.run((tx) =>
      this.auditLog.record(tx, actor, {
        action: 'check-payment',
        subject: 'payment',
        subjectId,
        detail: { answer, amount, fees },
      }),
    );
  }
}

type Answer = Omit<GatewayAnswer, 'paymentStatus'>;

function answerOf(gatewayStatus: GatewayStatus): Answer {
  const { status, detail } = gatewayStatus;
  if (gatewayStatus.status !== 'SUCCESS') return { status, detail, amount: null, fees: null };
  const { amount, fees } = gatewayStatus;
  return { status, detail, amount, fees: typeof fees === 'number' ? fees : null };
}

/** One that a worker is sending is left to it: the gateway may not know of it yet. */
function isOpen({ status, nextCheckAt }: Payment): boolean {
  return (status === 'pending' || status === 'unknown') && nextCheckAt !== null;
}

function isFinal({ status }: Answer): boolean {
  return status === 'SUCCESS' || status === 'FAILED';
}
