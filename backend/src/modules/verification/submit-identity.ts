import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { lockUser } from '../accounts/index.js';
import { requireOwnUploads } from '../uploads/index.js';
import { verifier, whyNotSubmit } from './domain/verification.js';
import type { SubmissionBody, VerificationView } from './verification.schema.js';

/** Hands a document and a live photo to the staff, who will compare them. */
@Injectable()
export class SubmitIdentity {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Refusal `forbidden` for anybody else's identity, `verification-already-pending`,
   *   `identity-already-verified`, `upload-not-found`, `upload-not-yours`
   */
  execute(actor: Actor, body: SubmissionBody): Promise<VerificationView> {
    const { userId, type, numero, document, photo, prompt = null } = body;
    if (userId !== actor.id) throw new Refusal('forbidden');
    return this.transactions.run(async (tx) => {
      const user = await lockUser(tx, userId);
      const obstacle = whyNotSubmit(user.verificationStatus);
      if (obstacle) throw new Refusal(obstacle);
      await requireOwnUploads(tx, userId, 'identity', [document, photo]);
      const createdAt = this.clock.now();
      const { status } = await tx.identitySubmission.create({
        data: { userId, type, numero, documentId: document, photoId: photo, prompt, createdAt },
      });
      await tx.user.update({
        where: { id: userId },
        data: { verificationStatus: verifier.pending },
      });
      return { status, type, reason: null, createdAt: createdAt.toISOString() };
    });
  }
}
