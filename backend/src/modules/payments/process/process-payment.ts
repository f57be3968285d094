import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { asProblemError } from '../../../platform/database/database-errors.js';
import type { Payment } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { allColumnsOf } from '../../../platform/database/rows.js';
import { Sql } from '../../../platform/database/sql.js';
import { Gateway } from '../../mobile-money/index.js';
import type { FailureReason } from '../domain/failure.js';
import {
  nextCheck,
  nextTry,
  type Outcome,
  outcomeOf,
  type PaymentStatus,
} from '../domain/payment-lifecycle.js';
import { isPayout } from '../domain/payment-postings.js';
import { gatewayOrderOf } from '../gateway-order.js';
import { logStep } from '../payment-log.js';
import { PaymentsQueue } from '../payments.queue.js';
import { longestDetail } from '../record-event.js';
import { ApplyOutcome } from '../settle/apply-outcome.js';

/** A worker at work on a step renews its lease at each heartbeat; when it ends, the worker has died. */
const heartbeatMs = 1_500;
const leaseMs = 5_000;
/** A job takes its payment at once; one that nobody took by then was lost. */
const overdueMs = 1_000;

/** The time of a payment's next check while a worker is at it, by which that one knows it. */
interface Lease {
  end: Date;
}

/** A step that changes a payment's status and nothing that was agreed. */
interface MarkedStep {
  from: PaymentStatus;
  to: PaymentStatus;
  /** Unchanged without. */
  nextCheckAt?: Date | null;
  gatewayReference?: string | null;
  detail?: string;
}

/**
 * One step of a payment: sends it, or checks its status. The next one has no job: most are asked for by a
 * callback, and the schedule takes those that nothing asked for in time.
 */
@Injectable()
export class ProcessPayment {
  private readonly logger = new Logger(ProcessPayment.name);

  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly queue: PaymentsQueue,
    private readonly gateway: Gateway,
    private readonly applyOutcome: ApplyOutcome,
  ) {}

  /** Takes the step that is due; does nothing when none is, or when another worker is at it. */
  async execute(paymentId: string): Promise<void> {
    const leased = await this.lease(paymentId);
    if (!leased) return;
    const { payment, lease } = leased;
    const heartbeat = setInterval(() => void this.renew(paymentId, lease), heartbeatMs);
    let isAnswered = false;
    try {
      if (payment.status === 'created') await this.send(payment);
      else {
        const outcome = await this.check(payment);
        isAnswered = true;
        await this.applyOutcome.execute(payment.id, outcome);
      }
    } catch (error) {
      await this.postpone(payment, lease, isAnswered).catch((failure: unknown) => {
        this.logger.warn(`Payment ${paymentId} not postponed: ${String(failure)}`);
      });
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async postpone(
    { id, createdAt }: Payment,
    lease: Lease,
    isAnswered: boolean,
  ): Promise<void> {
    const nextCheckAt = nextTry(createdAt, this.clock.now(), isAnswered);
    await this.db.payment.updateMany({
      where: { id, nextCheckAt: lease.end },
      data: { nextCheckAt },
    });
  }

  /**
   * Payments whose step is overdue: Redis forgot it, or is away, or a worker died.
   *
   * @param except by id, those that have just been tried
   */
  async overdue(limit: number, except: readonly string[] = []): Promise<string[]> {
    const patience = this.queue.ready ? overdueMs : 0;
    const late = new Date(this.clock.now().getTime() - patience);
    const payments = await this.db.payment.findMany({
      where: { nextCheckAt: { lte: late }, id: { notIn: [...except] } },
      orderBy: [{ nextCheckAt: 'asc' }, { id: 'asc' }],
      take: limit,
      select: { id: true },
    });
    return payments.map(({ id }) => id);
  }

  private async lease(id: string): Promise<{ payment: Payment; lease: Lease } | null> {
    const now = this.clock.now();
    const end = new Date(now.getTime() + leaseMs);
    const [payment] = await this.sql.$queryRaw<Payment[]>`
      update payments set next_check_at = ${end}
      where id = ${id}::uuid and next_check_at <= ${now}
      returning ${allColumnsOf('payments')}`;
    return payment ? { payment, lease: { end } } : null;
  }

  /**
   * Changes nothing once the step is written, or a callback asks for another check. A missed
   * heartbeat costs nothing by itself: the next one follows.
   */
  private async renew(id: string, lease: Lease): Promise<void> {
    const end = new Date(this.clock.now().getTime() + leaseMs);
    try {
      const { count } = await this.db.payment.updateMany({
        where: { id, nextCheckAt: lease.end },
        data: { nextCheckAt: end },
      });
      if (count === 1) lease.end = end;
    } catch (error) {
      this.logger.warn(`Lease of payment ${id} not renewed: ${String(error)}`);
    }
  }

  /**
   * Sends the order. `submitting` is committed first: whoever finds it later checks the status, and
   * never sends the order twice. A payout answers how it ended, but only a status has the settled
   * amount.
   */
  private async send(payment: Payment): Promise<unknown> {
    const { id, purpose } = payment;
    if (isStale(payment, this.clock.now())) {
      return this.giveUp(id, 'operator_unavailable', 'not sent in time');
    }
    try {
      if (!(await this.markStep(id, { from: 'created', to: 'submitting' }))) return;
    } catch (error) {
      if (!isFrozen(error)) throw error;
      return this.giveUp(id, 'member_frozen', 'member frozen');
    }
    logStep(payment, { from: 'created', to: 'submitting' });
    const reply = await this.gateway.send(gatewayOrderOf(payment));
    if (reply.outcome === 'unknown') {
      return this.applyOutcome.execute(id, { to: 'unknown', detail: reply.detail });
    }
    if (reply.outcome === 'refused') {
      const { failure: failureReason, detail } = reply;
      return this.applyOutcome.execute(id, { to: 'failed', failureReason, detail });
    }
    const { gatewayReference, failure, detail } = reply;
    if (!isPayout(purpose)) return this.markPending(payment, { gatewayReference, detail });
    const checked = await this.check(payment);
    const isUnexplained = checked.to === 'failed' && checked.failureReason === 'other';
    return this.applyOutcome.execute(id, {
      ...checked,
      ...(isUnexplained && failure && { failureReason: failure }),
      gatewayReference,
    });
  }

  /** Nothing was sent, and nothing will be. */
  private giveUp(id: string, failureReason: FailureReason, detail: string): Promise<Date | null> {
    const by = { role: 'system' } as const;
    const outcome = { to: 'failed', failureReason, detail, by, ifStill: 'created' } as const;
    return this.applyOutcome.execute(id, outcome);
  }

  /**
   * The order was taken, and its member decides. Most steps of most payments are this one: it is
   * written in one statement, unless something else has been learnt meanwhile.
   */
  private async markPending(
    payment: Payment,
    taken: { gatewayReference: string | null; detail: string },
  ): Promise<void> {
    const { id, createdAt } = payment;
    const nextCheckAt = nextCheck(createdAt, this.clock.now());
    const step = { from: 'submitting', to: 'pending', nextCheckAt, ...taken } as const;
    if (nextCheckAt && (await this.markStep(id, step))) return logStep(payment, step);
    await this.applyOutcome.execute(id, { to: 'pending', ...taken });
  }

  /**
   * One statement, which is its own transaction, for a step that moves no money and is not announced.
   *
   * @returns false when the payment has left the status that it begins in
   * @throws the database's error for a payout of a frozen member
   */
  private async markStep(
    id: string,
    { from, to, nextCheckAt = null, gatewayReference = null, detail = '' }: MarkedStep,
  ): Promise<boolean> {
    const marked = await this.sql.$executeRaw`
      with marked as (
        update payments
        set status = ${to}::"PaymentStatus",
          next_check_at = coalesce(${nextCheckAt}, next_check_at),
          gateway_reference = coalesce(${gatewayReference}, gateway_reference)
        where id = ${id}::uuid and status = ${from}::"PaymentStatus"
        returning id
      )
      insert into payment_events (id, payment_id, "from", "to", detail, at)
      select ${uuidV7()}::uuid, id, ${from}::"PaymentStatus", ${to}::"PaymentStatus",
        ${detail.slice(0, longestDetail)}, ${this.clock.now()}
      from marked`;
    return marked === 1;
  }

  private async check(payment: Payment): Promise<Outcome> {
    return outcomeOf(payment, await this.gateway.status(gatewayOrderOf(payment)));
  }
}

/** The database lets no payout of a frozen member be sent, whichever of the two came first. */
function isFrozen(error: unknown): boolean {
  const problem = asProblemError(error);
  return problem instanceof ProblemError && problem.code === 'member-frozen';
}

/**
 * The payer has read that it failed: a prompt for the secret code that comes later would be a
 * surprise. A payout may come late.
 */
function isStale({ purpose, expiresAt }: Payment, now: Date): boolean {
  return !isPayout(purpose) && now > expiresAt;
}
