import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { noClaim } from '../domain/claim.js';
import { whyNotSkip } from '../domain/verification.js';
import { lockSubmission } from '../lock-submission.js';

/** One of the staff leaves a submission to others: it comes last in their own queue, and keeps its place in others'. */
@Injectable()
export class SkipSubmission {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param note for whoever looks at it next
   * @throws ProblemError `verification-not-found`, `verification-already-decided`, `own-verification`
   */
  async execute(actor: Actor, id: string, note: string | null): Promise<void> {
    await this.transactions.run(async (tx) => {
      const submission = await lockSubmission(tx, id);
      const obstacle = whyNotSkip(submission, actor.id);
      if (obstacle) throw new ProblemError(obstacle);
      const skip = { submissionId: id, staffId: actor.id, note, at: this.clock.now() };
      await tx.identitySkip.create({ data: skip });
      if (submission.claimedById === actor.id) {
        await tx.identitySubmission.update({ where: { id }, data: noClaim });
      }
    });
  }
}
