import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { confirmationRequested } from '../auth.events.js';
import { issueEmailToken } from './email-tokens.js';

/** Has a link mailed to a member, by which the address is confirmed. */
@Injectable()
export class RequestConfirmation {
  constructor(private readonly events: DomainEvents) {}

  async execute(tx: Tx, afterCommit: AfterCommit, userId: string, at: Date): Promise<void> {
    const token = await issueEmailToken(tx, userId, 'confirm_email', at);
    await this.events.record(tx, afterCommit, confirmationRequested, {
      subjectId: userId,
      actor: { role: 'member', id: userId },
      facts: {},
      secrets: { token },
      at,
    });
  }
}
