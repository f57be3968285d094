import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { dayOf, toDate } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import { verificationStatus } from '../../kernel/verification-status.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { FreshAuthentication } from '../auth/index.js';
import { DomainEvents } from '../events/index.js';
import { Uploads } from '../uploads/index.js';
import { lockAttempt } from './attempts/lock-attempt.js';
import { isOpen } from './domain/attempt.js';
import { doubtsAbout, whyNotAccept } from './domain/papers.js';
import { whyNotSubmit } from './domain/verification.js';
import { numberHmac, personHmac } from './papers/identity-hmac.js';
import { LookAlikes } from './papers/look-alikes.js';
import { keptOf, tracesOfPictures } from './papers/picture-traces.js';
import { sealTyped } from './papers/typed-papers.js';
import { verificationSubmitted } from './verification.events.js';
import type { SubmissionBody } from './verification.schema.js';

/** Submits a document and a live photo to the staff, who will compare them. */
@Injectable()
export class SubmitIdentity {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly signIn: FreshAuthentication,
    private readonly uploads: Uploads,
    private readonly lookAlikes: LookAlikes,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @throws ProblemError `forbidden` for anybody else's identity, `verification-already-pending`,
   *   `identity-already-verified`, `document-expired`, `member-under-age`, `attempt-expired`,
   *   `upload-not-found`, `upload-not-yours`, `upload-already-used`,
   *   `unauthenticated` once the sign-in was ended
   */
  async execute(actor: Actor, body: SubmissionBody): Promise<void> {
    const { userId, type, numero, document, photo } = body;
    const { documentBack = null, birthDate = null, expiresOn = null, attemptId = null } = body;
    if (userId !== actor.id) throw new ProblemError('forbidden');
    const now = this.clock.now();
    await this.transactions.run(async (tx, afterCommit) => {
      const user = await this.users.lock(tx, userId);
      await this.signIn.requireOpen(tx, actor);
      const obstacle =
        whyNotSubmit(user.verificationStatus) ?? whyNotAccept({ birthDate, expiresOn }, dayOf(now));
      if (obstacle) throw new ProblemError(obstacle);
      const pictures = [document, photo, ...(documentBack ? [documentBack] : [])];
      await this.uploads.claimUnused(tx, userId, 'identity', pictures);
      const facts = await this.uploads.listFacts(tx, pictures);
      const takenAt = facts.find(({ id }) => id === photo)?.createdAt ?? now;
      const attempt =
        attemptId === null ? null : await this.useAttempt(tx, { attemptId, userId, takenAt, now });
      const traces = {
        numberHmac: numberHmac(numero),
        personHmac: birthDate && personHmac(user.name, birthDate),
        ...tracesOfPictures(facts),
      };
      await this.lookAlikes.takeTurn(tx);
      const id = uuidV7();
      await tx.identitySubmission.create({
        data: {
          id,
          userId,
          type,
          ...sealTyped(id, { numero, birthDate }),
          ...keptOf(traces),
          expiresOn: expiresOn && toDate(expiresOn),
          documentId: document,
          documentBackId: documentBack,
          photoId: photo,
          prompt: attempt?.prompt ?? null,
          attemptId,
          byOtherDevice: attempt?.devicePhotoId === photo,
          doubts: doubtsAbout({
            ...{ type, numero, birthDate, expiresOn },
            hasBack: documentBack !== null,
            hasAttempt: attemptId !== null,
          }),
          createdAt: now,
        },
      });
      await this.lookAlikes.record(tx, { id, userId }, traces);
      const status = verificationStatus.pending;
      await this.users.setVerification(tx, userId, { status, reason: null });
      await this.events.record(tx, afterCommit, verificationSubmitted, {
        subjectId: id,
        actor: { role: 'member', id: userId },
        facts: { userId },
        at: now,
      });
    });
  }

  /** An attempt serves once, and for a photo that was taken after its gesture was known. */
  private async useAttempt(
    tx: Tx,
    use: { attemptId: string; userId: string; takenAt: Date; now: Date },
  ) {
    const { attemptId: id, userId, takenAt, now } = use;
    const attempt = await lockAttempt(tx, id);
    if (!attempt || !isOpen(attempt, userId, now) || takenAt < attempt.createdAt)
      throw new ProblemError('attempt-expired');
    await tx.verificationAttempt.update({
      where: { id },
      data: { endedAt: now, deviceTokenHash: null },
    });
    return attempt;
  }
}
