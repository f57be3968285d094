import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { verificationStatus } from '../../kernel/verification-status.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { Uploads } from '../uploads/index.js';
import { whyNotSubmit } from './domain/verification.js';
import type { SubmissionBody } from './verification.schema.js';

/** Submits a document and a live photo to the staff, who will compare them. */
@Injectable()
export class SubmitIdentity {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly uploads: Uploads,
  ) {}

  /**
   * @throws ProblemError `forbidden` for anybody else's identity, `verification-already-pending`,
   *   `identity-already-verified`, `upload-not-found`, `upload-not-yours`
   */
  async execute(actor: Actor, body: SubmissionBody): Promise<void> {
    const { userId, type, numero, document, photo, prompt = null } = body;
    if (userId !== actor.id) throw new ProblemError('forbidden');
    await this.transactions.run(async (tx) => {
      const user = await this.users.lock(tx, userId);
      const obstacle = whyNotSubmit(user.verificationStatus);
      if (obstacle) throw new ProblemError(obstacle);
      await this.uploads.claim(tx, userId, 'identity', [document, photo]);
      await tx.identitySubmission.create({
        data: {
          userId,
          type,
          numero,
          documentId: document,
          photoId: photo,
          prompt,
          createdAt: this.clock.now(),
        },
      });
      const status = verificationStatus.pending;
      await this.users.setVerification(tx, userId, { status, reason: null });
    });
  }
}
