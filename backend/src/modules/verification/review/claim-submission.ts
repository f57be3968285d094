import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { claimOf, noClaim } from '../domain/claim.js';
import { whyNotDecide } from '../domain/verification.js';
import { lockSubmission } from '../lock-submission.js';

/** One of the staff looks at a submission, so that others take another meanwhile. */
@Injectable()
export class ClaimSubmission {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * At first, and again while the page is open. Changes nothing while somebody else looks at it, and once it is decided.
   *
   * @throws ProblemError `verification-not-found`
   */
  async take(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const submission = await lockSubmission(tx, id);
      if (whyNotDecide(submission, actor.id, this.clock.now())) return;
      await this.claim(tx, actor, id);
    });
  }

  /**
   * Leaves it to others; nothing is changed when somebody else looks at it.
   *
   * @throws ProblemError `verification-not-found`
   */
  async release(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const submission = await lockSubmission(tx, id);
      if (submission.claimedById !== actor.id) return;
      await tx.identitySubmission.update({ where: { id }, data: noClaim });
    });
  }

  /**
   * Takes the one that has waited longest and that nobody else looks at; what the caller has left to others comes
   * last. Two who ask at once get one each. @returns null when there is none
   */
  async takeNext(actor: Actor): Promise<string | null> {
    return this.transactions.run(async (tx) => {
      const [next] = await tx.$queryRaw<{ id: string }[]>`
        select s.id
        from identity_submissions s
        left join lateral (
          select max(k.at) as at from identity_skips k
          where k.submission_id = s.id and k.staff_id = ${actor.id}::uuid
        ) skipped on true
        where s.status = 'pending' and s.user_id <> ${actor.id}::uuid
          and (s.claimed_by is null or s.claimed_by = ${actor.id}::uuid or s.claimed_until <= ${this.clock.now()})
        order by skipped.at nulls first, s.created_at, s.id
        limit 1
        for update of s skip locked`;
      if (!next) return null;
      await this.claim(tx, actor, next.id);
      return next.id;
    });
  }

  private async claim(tx: Tx, actor: Actor, id: string): Promise<void> {
    const data = claimOf(actor.id, this.clock.now());
    await tx.identitySubmission.update({ where: { id }, data });
  }
}
