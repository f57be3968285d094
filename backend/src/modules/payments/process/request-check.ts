import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Db } from '../../../platform/database/prisma.js';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { CheckSoon } from './check-soon.js';

/** Per member: each check is a call to the gateway. */
const checks: Limit = { name: 'payment-checks', max: 10, seconds: 60 };

/** A member who waits for a payment has its status checked now. */
@Injectable()
export class RequestCheck {
  constructor(
    private readonly db: Db,
    private readonly limits: RateLimits,
    private readonly checkSoon: CheckSoon,
  ) {}

  /** @throws ProblemError `payment-not-found`, also for another member's; `too-many-requests` */
  async execute(actor: Actor, id: string): Promise<void> {
    const payment = await this.db.payment.findFirst({ where: { id, userId: actor.id } });
    if (!payment) throw new ProblemError('payment-not-found');
    await this.limits.consume(checks, actor.id);
    // One that a worker is sending is left to it: the gateway may not know of it yet.
    const isSent = payment.status === 'pending' || payment.status === 'unknown';
    if (isSent && payment.nextCheckAt) await this.checkSoon.execute(id);
  }
}
