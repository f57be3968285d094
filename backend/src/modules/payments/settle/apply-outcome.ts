import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { changeOf, writeTogether } from '../../../platform/database/rows.js';
import { type AfterCommit, Transactions } from '../../../platform/database/transactions.js';
import type { EventActor } from '../../events/index.js';
import {
  canTransition,
  isAwaited,
  isDecided,
  nextCheck,
  type Outcome,
  type PaymentStatus,
} from '../domain/payment-lifecycle.js';
import { awaited } from '../payments.events.js';
import { Payments } from '../payments.js';
import { RecordEvent } from '../record-event.js';
import { PostPayment } from './post-payment.js';

/** What was learnt of a payment, by whom and under which condition it counts. */
export interface LearntOutcome extends Outcome {
  gatewayReference?: string | null;
  /** The provider without. Only staff decide what is in review. */
  by?: EventActor;
  /** Applies only while the payment still has this status. */
  ifStill?: PaymentStatus;
  /** Whether the payment is decided as it begins, before anything is reserved for it. */
  begins?: boolean;
}

/**
 * What has been learnt of a payment, written in one transaction with all that follows from it. The
 * only place where a payment is decided, whoever learnt it.
 */
@Injectable()
export class ApplyOutcome {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly post: PostPayment,
    private readonly recordEvent: RecordEvent,
  ) {}

  /** @returns when to check the status next; null when no check is due */
  execute(paymentId: string, outcome: LearntOutcome): Promise<Date | null> {
    return this.transactions.run((tx, afterCommit) =>
      this.within(tx, afterCommit, paymentId, outcome),
    );
  }

  /** The same, inside the transaction of a use case that does more. */
  async within(
    tx: Tx,
    afterCommit: AfterCommit,
    paymentId: string,
    outcome: LearntOutcome,
  ): Promise<Date | null> {
    const payment = await this.payments.lock(tx, paymentId);
    const { by = { role: 'provider' }, begins = false } = outcome;
    if (isDecided(payment.status)) return null;
    if (outcome.ifStill && payment.status !== outcome.ifStill) return null;
    if (payment.status === 'review' && by.role !== 'staff') return null;

    const now = this.clock.now();
    const nextCheckAt = nextCheck(payment.createdAt, now);
    const to = nextCheckAt || isDecided(outcome.to) ? outcome.to : 'review';
    const changes = canTransition(payment.status, to);
    const status = changes ? to : payment.status;
    const decided = isDecided(status);
    const open = !decided && status !== 'review';

    const failureReason = status === 'failed' ? (outcome.failureReason ?? 'other') : null;
    const settled = outcome.settledAmount ?? payment.amount;
    const gatewayFees = status === 'failed' ? null : (outcome.fees ?? payment.gatewayFees);
    const settlement = { amount: settled, fees: gatewayFees ?? 0 };
    const rentalId =
      status === 'succeeded'
        ? await this.post.succeed(tx, afterCommit, payment, settlement, { at: now, begins })
        : null;
    if (status === 'failed') await this.post.fail(tx, payment, now);
    const change = changeOf('payments', paymentId, {
      status,
      nextCheckAt: open ? nextCheckAt : null,
      decidedAt: decided ? now : null,
      rentalId,
      settledAmount: status === 'failed' || settled === payment.amount ? null : settled,
      gatewayFees,
      feesBookedAt: status === 'succeeded' && gatewayFees !== null ? now : null,
      failureCode: status === 'failed' ? outcome.detail.slice(0, 200) : null,
      failureReason,
      ...(status === 'review' && { reviewReason: outcome.reviewReason ?? 'unanswered' }),
      ...(outcome.gatewayReference && { gatewayReference: outcome.gatewayReference }),
    });
    if (changes) {
      const { detail } = outcome;
      const step = { from: payment.status, to, by, detail, failureReason, at: now };
      const made = to === 'succeeded' && { settledAmount: settled, rentalId };
      await this.recordEvent.execute(tx, afterCommit, payment, { ...step, ...made }, change);
    } else {
      await writeTogether(tx, change);
    }
    if (open && isAwaited(payment, now) && !(await this.payments.wasAwaited(tx, paymentId))) {
      const by = { role: 'system' } as const;
      const step = { from: status, to: status, by, detail: awaited, at: now };
      await this.recordEvent.execute(tx, afterCommit, payment, step);
    }
    return open ? nextCheckAt : null;
  }
}
