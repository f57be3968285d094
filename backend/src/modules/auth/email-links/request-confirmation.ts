import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { DomainEvents, type EventActor } from '../../events/index.js';
import { confirmationRequested, emailWantedByAnother } from '../auth.events.js';
import { issueEmailToken } from './email-tokens.js';
import { WantedAddresses } from './wanted-addresses.js';

/** Has a link mailed to a member, by which the address is confirmed. */
@Injectable()
export class RequestConfirmation {
  constructor(
    private readonly events: DomainEvents,
    private readonly users: Users,
    private readonly wanted: WantedAddresses,
  ) {}

  /**
   * To the address as it was corrected last. Whoever has an account with that one is told instead. One that was
   * named too often gets no mail for now, unless staff ask for it.
   *
   * @param by whoever asks for it; the member without
   */
  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    userId: string,
    at: Date,
    by: EventActor = { role: 'member', id: userId },
  ): Promise<void> {
    const { pendingEmail, email } = await this.users.lock(tx, userId);
    const holder = pendingEmail && (await this.users.findIdByEmail(tx, pendingEmail));
    // Also counted when none is mailed.
    const token = await issueEmailToken(tx, userId, 'confirm_email', at);
    const to = pendingEmail ?? email;
    if (by.role !== 'staff' && !(await this.wanted.mayBeMailed(to))) return;
    if (holder && holder !== userId) {
      await this.events.record(tx, afterCommit, emailWantedByAnother, {
        subjectId: holder,
        actor: by,
        facts: {},
        at,
      });
      return;
    }
    await this.events.record(tx, afterCommit, confirmationRequested, {
      subjectId: userId,
      actor: by,
      facts: {},
      secrets: { token, email: to },
      at,
    });
  }
}
