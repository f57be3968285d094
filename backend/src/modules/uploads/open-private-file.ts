import { Injectable, StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { isPrivate } from './domain/files.js';
import { UploadFiles } from './files/upload-files.js';

/**
 * Serves a private picture to who sent it, one of papers until they are submitted, and an identity file to staff, which
 * the audit log records with their reason.
 */
@Injectable()
export class OpenPrivateFile {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: UploadFiles,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @param reason why staff look at it
   * @throws ProblemError `upload-not-found`, `upload-not-yours`, `invalid-request` for staff without a reason
   */
  async execute(actor: Actor, id: string, reason: string | undefined): Promise<StreamableFile> {
    const upload = await this.transactions.run(async (tx) => {
      const found = await tx.upload.findUnique({ where: { id } });
      if (!found || !isPrivate(found.preset)) throw new ProblemError('upload-not-found');
      if (found.ownerId === actor.id) {
        // Papers that were sent to be verified are given back to nobody: a stolen session would have them.
        if (found.preset === 'identity' && !found.unusedSince)
          throw new ProblemError('upload-not-found');
        return found;
      }
      if (found.preset !== 'identity' || !isStaff(actor))
        throw new ProblemError('upload-not-yours');
      if (!reason) throw missingReason();
      await this.auditLog.record(tx, actor, {
        action: 'view-identity-file',
        subject: 'upload',
        subjectId: id,
        detail: { ownerId: found.ownerId, reason },
      });
      return found;
    });
    const content = await this.files.read(upload);
    if (!content) throw new ProblemError('upload-not-found');
    return new StreamableFile(content, { type: 'image/webp' });
  }
}

function missingReason(): ProblemError {
  const message = 'Dites pourquoi vous regardez cette pièce.';
  return new ProblemError('invalid-request', [{ path: 'reason', message }]);
}
