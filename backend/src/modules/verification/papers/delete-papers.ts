import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import { Uploads } from '../../uploads/index.js';
import { decidedBefore } from '../domain/papers.js';
import { lockSubmission } from '../lock-submission.js';
import { numberHmac } from './identity-hmac.js';
import { keptDays } from './kept-days.js';

/** Deletes papers once their time is over, files and notes about them and all; what finds them again stays. */
@Injectable()
export class DeletePapers {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly uploads: Uploads,
  ) {}

  /** One that fails is tried again the next time. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const due = (['approved', 'rejected'] as const).map((status) => ({
      status,
      decidedAt: { lt: decidedBefore(status, now, keptDays) },
    }));
    await forEachDue(
      ({ after, limit }) =>
        this.db.identitySubmission.findMany({
          where: { id: { gt: after }, papersDeletedAt: null, OR: due },
          orderBy: { id: 'asc' },
          select: { id: true },
          take: limit,
        }),
      ({ id }) => this.delete(id),
    );
  }

  /** Of a submission that was decided, in a transaction of another use case. */
  async deleteOne(tx: Tx, id: string): Promise<void> {
    const submission = await lockSubmission(tx, id);
    if (submission.papersDeletedAt) return;
    await tx.identitySubmission.update({
      where: { id },
      data: {
        papersDeletedAt: this.clock.now(),
        // Of those that were sent before it was kept, and are not sealed yet.
        ...(submission.numero && { numberHmac: numberHmac(submission.numero) }),
        sealedPapers: null,
        papersKeyId: null,
        numero: null,
        birthDate: null,
        personHmac: null,
        documentId: null,
        documentBackId: null,
        photoId: null,
        prompt: null,
        doubts: [],
      },
    });
    await tx.identitySkip.deleteMany({ where: { submissionId: id } });
    const { documentId, documentBackId, photoId } = submission;
    const files = [documentId, documentBackId, photoId].filter((file) => file !== null);
    await this.uploads.removePrivate(tx, files);
  }

  private delete(id: string): Promise<void> {
    return this.transactions.run((tx) => this.deleteOne(tx, id));
  }
}
