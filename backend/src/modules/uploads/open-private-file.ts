import { Injectable, StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Storage } from '../../platform/storage/storage.js';
import { AuditLog } from '../audit-log/index.js';
import { fileKey, isPrivate } from './domain/files.js';

/** Serves a private picture to who sent it, and an identity file to staff, which the audit log records. */
@Injectable()
export class OpenPrivateFile {
  constructor(
    private readonly transactions: Transactions,
    private readonly storage: Storage,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws ProblemError `upload-not-found`, or `upload-not-yours` */
  async execute(actor: Actor, id: string): Promise<StreamableFile> {
    const preset = await this.transactions.run(async (tx) => {
      const upload = await tx.upload.findUnique({ where: { id } });
      if (!upload || !isPrivate(upload.preset)) throw new ProblemError('upload-not-found');
      const { preset } = upload;
      if (upload.ownerId === actor.id) return preset;
      if (preset !== 'identity' || !isStaff(actor)) throw new ProblemError('upload-not-yours');
      await this.auditLog.record(tx, actor, {
        action: 'view-identity-file',
        subject: 'upload',
        subjectId: id,
        detail: { ownerId: upload.ownerId },
      });
      return preset;
    });
    const content = await this.storage.open(fileKey(preset, id));
    if (!content) throw new ProblemError('upload-not-found');
    return new StreamableFile(content, { type: 'image/webp' });
  }
}
