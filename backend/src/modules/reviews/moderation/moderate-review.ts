import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import { DomainEvents } from '../../events/index.js';
import { Items } from '../../items/index.js';
import { reviewHidden, reviewRestored } from '../reviews.events.js';

/** Staff take a review out of sight and out of the ratings, or bring it back. */
@Injectable()
export class ModerateReview {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly items: Items,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @param isTold whether its author is told why here; a report, whose reason is for the staff alone, tells
   *   them in its own words
   * @throws ProblemError `review-not-found`, `own-review`
   */
  async execute(
    actor: Actor,
    id: string,
    act: 'hide' | 'restore',
    reason: string,
    isTold = true,
  ): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const review = await tx.review.findUnique({ where: { id } });
      if (!review) throw new ProblemError('review-not-found');
      if ([review.authorId, review.reviewedId].includes(actor.id))
        throw new ProblemError('own-review');
      const now = this.clock.now();
      const { count } = await tx.review.updateMany({
        where: { id, hiddenAt: act === 'hide' ? null : { not: null } },
        data: { hiddenAt: act === 'hide' ? now : null },
      });
      if (count === 0) return;
      await this.auditLog.record(tx, actor, {
        action: `${act}-review`,
        subject: 'review',
        subjectId: id,
        detail: { reason },
      });
      const { title } = await this.items.getForRental(review.itemId, tx);
      const { authorId, reviewedId } = review;
      await this.events.record(tx, afterCommit, act === 'hide' ? reviewHidden : reviewRestored, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        at: now,
        facts: { itemTitle: title, authorId, reviewedId, reason: isTold ? reason : null },
      });
    });
  }
}
