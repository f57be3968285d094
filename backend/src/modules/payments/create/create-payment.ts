import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Prisma } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { insertAndRead } from '../../../platform/database/rows.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { OperatorIncidents } from '../../incidents/index.js';
import { isPayout, type PaymentPurpose } from '../domain/payment-postings.js';
import { OperatorFloats } from '../floats/operator-floats.js';
import { logStep } from '../payment-log.js';
import { PaymentsQueue } from '../payments.queue.js';
import { RecordEvent } from '../record-event.js';
import { ApplyOutcome } from '../settle/apply-outcome.js';
import { PostPayment } from '../settle/post-payment.js';
import { ChargeLimits } from './charge-limits.js';
import { orderHash } from './order-hash.js';

/** How long the call waits and the screen counts down. */
export const paymentWaitSeconds = 90;

type NewPayment = Omit<
  Prisma.PaymentUncheckedCreateInput,
  'purpose' | 'reference' | 'status' | 'nextCheckAt' | 'createdAt' | 'expiresAt' | 'events'
> & {
  purpose: PaymentPurpose;
  /** What the item is called, for a rental. */
  itemTitle?: string | null;
  /** That a charge is asked for from; a payout asks no phone for anything. */
  network?: string;
};

/**
 * Creates a payment, inside the transaction of the use case that requests it. Nothing is sent here:
 * what it takes from the wallet is reserved, and a worker's job is enqueued. One that the wallet
 * pays alone is decided at once.
 */
@Injectable()
export class CreatePayment {
  constructor(
    private readonly clock: Clock,
    private readonly queue: PaymentsQueue,
    private readonly users: Users,
    private readonly incidents: OperatorIncidents,
    private readonly limits: ChargeLimits,
    private readonly floats: OperatorFloats,
    private readonly recordEvent: RecordEvent,
    private readonly post: PostPayment,
    private readonly applyOutcome: ApplyOutcome,
  ) {}

  /**
   * @throws ProblemError `account-suspended`, `member-frozen`, those of {@link ChargeLimits}, `insufficient-balance`,
   *   `payment-in-progress`, while the operator is down `operator-incident` or `payouts-suspended`, and for a payout
   *   `operator-float-short`
   */
  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    { itemTitle = null, network = '', ...payment }: NewPayment,
  ): Promise<void> {
    const { id, amount, operator } = payment;
    if (amount > 0) {
      const direction = isPayout(payment.purpose) ? 'payout' : 'collect';
      await this.incidents.requireUsable(tx, operator, direction);
    }
    if (isPayout(payment.purpose)) await this.floats.require(tx, payment);
    else await this.requirePermitted(tx, payment, network);
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + paymentWaitSeconds * 1000);
    const { rows, tell } = this.recordEvent.prepare(
      { ...payment, walletAmount: payment.walletAmount ?? 0, itemTitle, expiresAt },
      {
        ...{ from: null, to: 'created', by: { role: 'member', id: payment.userId }, at: now },
        orderHash: orderHash({ ...payment, expiresAt }),
      },
    );
    const times = { nextCheckAt: now, createdAt: now, expiresAt };
    const row = { ...payment, reference: newReference(), ...times };
    const record = { ...(await insertAndRead(tx, 'payments', row, ...rows)), itemTitle };
    afterCommit(() => logStep(record, { from: null, to: 'created' }));
    await tell?.(tx, afterCommit);
    if (payment.amount > 0) {
      await this.post.begin(tx, record);
      afterCommit(() => this.queue.enqueue({ paymentId: id }));
    } else {
      const paid = { to: 'succeeded', detail: 'wallet', by: { role: 'system' } } as const;
      await this.applyOutcome.within(tx, afterCommit, id, { ...paid, begins: true });
    }
  }

  /** The member is held: charges are counted one after the other, and a freeze or a suspension is before or after. */
  private async requirePermitted(tx: Tx, payment: NewPayment, network: string): Promise<void> {
    const member = await this.users.lock(tx, payment.userId);
    this.users.requireNotSuspended(member);
    if (payment.walletAmount) this.users.requireNotFrozen(member);
    if (payment.amount === 0) return;
    const { id, phoneNumber } = payment;
    await this.limits.require(tx, member, { id, phoneNumber, network });
  }
}

/** 15 letters and digits, as many as the gateway takes. */
function newReference(): string {
  return `LK${randomBytes(7).toString('hex').slice(0, 13).toUpperCase()}`;
}
