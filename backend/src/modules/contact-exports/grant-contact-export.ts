import { Injectable } from '@nestjs/common';
import { hourMs } from '../../kernel/duration.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { NewContactExport } from './contact-exports.schema.js';

/** For how long a file may be taken. */
const usableHours = 24;

/** Lets one of the staff take a file with contact data, once. */
@Injectable()
export class GrantContactExport {
  async execute(
    tx: Tx,
    id: string,
    { list, filter, reason }: NewContactExport,
    { requestedById, approvalId, at }: Grant,
  ): Promise<void> {
    const expiresAt = new Date(at.getTime() + usableHours * hourMs);
    await tx.contactExport.create({
      data: { id, list, filter, reason, requestedById, approvalId, grantedAt: at, expiresAt },
    });
  }
}

interface Grant {
  requestedById: string;
  /** Null of an admin's own. */
  approvalId: string | null;
  at: Date;
}
