import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { deviceState, isOpen } from '../domain/attempt.js';
import type { AttemptView } from './attempts.schema.js';

@Injectable()
export class AttemptsQueries {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `attempt-expired`, or `verification-not-found` for those of others */
  async getOpen(actor: Actor, id: string): Promise<AttemptView> {
    const attempt = await this.db.verificationAttempt.findUnique({ where: { id } });
    if (attempt?.userId !== actor.id) throw new ProblemError('verification-not-found');
    const now = this.clock.now();
    if (!isOpen(attempt, actor.id, now)) throw new ProblemError('attempt-expired');
    const { prompt, expiresAt, devicePhotoId } = attempt;
    const device = deviceState(attempt, now);
    return { id, prompt, expiresAt: expiresAt.toISOString(), device, devicePhotoId };
  }
}
