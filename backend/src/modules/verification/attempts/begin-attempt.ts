import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { Users } from '../../accounts/index.js';
import { FreshAuthentication } from '../../auth/index.js';
import { attemptMs } from '../domain/attempt.js';
import { prompts } from '../domain/prompts.js';
import { whyNotSubmit } from '../domain/verification.js';
import { endAttempts } from './end-attempts.js';

/** Whoever waits for an easy gesture asks for many. */
const perMember = { name: 'verification-attempts', max: 20, seconds: 3_600 };

/** Chooses the gesture that a member is to make in the live photo. */
@Injectable()
export class BeginAttempt {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly users: Users,
    private readonly signIn: FreshAuthentication,
  ) {}

  /**
   * The one before it, and its link to another device, end.
   *
   * @throws ProblemError `verification-already-pending`, `identity-already-verified`, `too-many-requests`,
   *   `unauthenticated` once the sign-in was ended
   */
  async execute(actor: Actor): Promise<string> {
    const { id: userId } = actor;
    await this.limits.consume(perMember, userId);
    const createdAt = this.clock.now();
    return this.transactions.run(async (tx) => {
      const user = await this.users.lock(tx, userId);
      await this.signIn.requireOpen(tx, actor);
      const obstacle = whyNotSubmit(user.verificationStatus);
      if (obstacle) throw new ProblemError(obstacle);
      await endAttempts(tx, userId, createdAt);
      const attempt = await tx.verificationAttempt.create({
        data: {
          userId,
          prompt: prompts[randomInt(prompts.length)] as string,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + attemptMs),
        },
      });
      return attempt.id;
    });
  }
}
