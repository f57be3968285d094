import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { hashToken, newToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { deviceLinkMs, isOpen } from '../domain/attempt.js';
import type { DeviceLinkView } from './attempts.schema.js';
import { lockAttempt } from './lock-attempt.js';

/** Links by which another device takes the photo of an attempt, and does nothing else. */
@Injectable()
export class DeviceLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Another link of the same attempt, and the photo that came by it, count no longer.
   *
   * @throws ProblemError `attempt-expired`, or `verification-not-found` for those of others
   */
  async make(actor: Actor, attemptId: string): Promise<DeviceLinkView> {
    const token = newToken();
    const now = this.clock.now();
    const expiresAt = await this.transactions.run(async (tx) => {
      const attempt = await lockAttempt(tx, attemptId);
      if (attempt?.userId !== actor.id) throw new ProblemError('verification-not-found');
      if (!isOpen(attempt, actor.id, now)) throw new ProblemError('attempt-expired');
      const end = Math.min(now.getTime() + deviceLinkMs, attempt.expiresAt.getTime());
      const deviceExpiresAt = new Date(end);
      await tx.verificationAttempt.update({
        where: { id: attemptId },
        data: {
          deviceTokenHash: hashToken(token),
          deviceExpiresAt,
          deviceOpenedAt: null,
          devicePhotoId: null,
        },
      });
      return deviceExpiresAt;
    });
    return {
      url: `${env.PUBLIC_URL}/verification/appareil/${token}`,
      expiresAt: expiresAt.toISOString(),
    };
  }

  /**
   * The member goes on otherwise. A link that there is not is withdrawn already.
   *
   * @throws ProblemError `verification-not-found` for those of others
   */
  async withdraw(actor: Actor, attemptId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { count } = await tx.verificationAttempt.updateMany({
        where: { id: attemptId, userId: actor.id },
        data: { deviceTokenHash: null },
      });
      if (count === 0) throw new ProblemError('verification-not-found');
    });
  }
}
