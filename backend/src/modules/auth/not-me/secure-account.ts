import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { Credentials, Users } from '../../accounts/index.js';
import { DomainEvents, type EventKind } from '../../events/index.js';
import type { SecuredFacts } from '../auth.events.js';
import { expireEmailTokens, issueEmailToken } from '../email-links/email-tokens.js';
import { endEmailChanges } from '../email-links/end-email-changes.js';
import { endPendingSignIns } from '../factors/pending-sign-ins.js';
import { removeFactorsSince } from '../factors/remove-factors-since.js';
import { unusableHash } from '../passwords.js';
import { EndSessions } from '../sessions/end-sessions.js';

interface Securing {
  userId: string;
  /** When what the member did not do was done. */
  since: Date;
  at: Date;
}

/** Takes an account out of the hands of whoever got into it. */
@Injectable()
export class SecureAccount {
  constructor(
    private readonly users: Users,
    private readonly credentials: Credentials,
    private readonly events: DomainEvents,
    private readonly endSessions: EndSessions,
  ) {}

  /**
   * Ends every sign-in, every mailed link and the password, which whoever got in may know, and removes what has been added
   * of second steps since then: those that are older stay. Those of a role stay too: the mailbox alone must not replace
   * them, an admin does. Other modules hear of it and remove what was added to theirs.
   *
   * @returns a token by which the member chooses a new password
   */
  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    kind: EventKind<SecuredFacts>,
    { userId, since, at }: Securing,
  ): Promise<string> {
    const { role } = await this.users.lock(tx, userId);
    await this.credentials.replacePassword(tx, userId, unusableHash);
    await this.endSessions.all(tx, afterCommit, userId, at);
    await expireEmailTokens(tx, userId, at);
    await endPendingSignIns(tx, userId);
    await endEmailChanges(tx, userId, at);
    const from = role === 'member' ? since : at;
    const removed = await removeFactorsSince(tx, userId, from);
    await this.events.record(tx, afterCommit, kind, {
      subjectId: userId,
      actor: { role: 'member', id: userId },
      facts: { ...removed, since: since.toISOString() },
      at,
    });
    return issueEmailToken(tx, userId, 'reset_password', at);
  }
}
