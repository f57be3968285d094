import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import type { PapersView } from '../verification.schema.js';
import { typedOf } from './typed-papers.js';

/** Shows staff the number and the birth date of papers, which the audit log records with their reason, as it does of pictures. */
@Injectable()
export class OpenPapers {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws ProblemError `verification-not-found` */
  async execute(actor: Actor, id: string, reason: string): Promise<PapersView> {
    return this.transactions.run(async (tx) => {
      const submission = await tx.identitySubmission.findUnique({ where: { id } });
      if (!submission) throw new ProblemError('verification-not-found');
      const typed = typedOf(submission);
      // Nothing is left to be seen of papers that are deleted.
      if (!typed) return { numero: null, birthDate: null };
      await this.auditLog.record(tx, actor, {
        action: 'view-identity-file',
        subject: 'verification',
        subjectId: id,
        detail: { userId: submission.userId, reason },
      });
      return typed;
    });
  }
}
