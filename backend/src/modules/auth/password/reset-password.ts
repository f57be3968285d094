import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Credentials, Users } from '../../accounts/index.js';
import { DomainEvents } from '../../events/index.js';
import { passwordChanged } from '../auth.events.js';
import type { ResetPasswordBody } from '../auth.schema.js';
import { redeemEmailToken, useUpEmailTokens } from '../email-links/email-tokens.js';
import { endEmailChanges } from '../email-links/end-email-changes.js';
import { endPendingSignIns } from '../factors/pending-sign-ins.js';
import { hashPassword } from '../passwords.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { NewPasswords } from './new-passwords.js';

/** Sets the password that a mailed link asks for, and ends whatever the old one had opened. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly credentials: Credentials,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly newPasswords: NewPasswords,
    private readonly endSessions: EndSessions,
  ) {}

  /**
   * @returns the user
   * @throws ProblemError `link-expired`, or `invalid-request` for a password that is easy to guess, which
   *   leaves the link as it was
   */
  async execute({ token, password }: ResetPasswordBody): Promise<string> {
    await this.newPasswords.require(password);
    const passwordHash = await hashPassword(password);
    return this.transactions.run(async (tx, afterCommit) => {
      const at = this.clock.now();
      const id = await redeemEmailToken(tx, token, 'reset_password', at);
      if (!id) throw new ProblemError('link-expired');
      const { name, email } = await this.users.getContact(tx, id);
      await this.newPasswords.require(password, [name, email]);
      await this.credentials.replacePassword(tx, id, passwordHash);
      await useUpEmailTokens(tx, id, 'reset_password', at);
      await endPendingSignIns(tx, id);
      await endEmailChanges(tx, id, at);
      await this.endSessions.all(tx, afterCommit, id, at);
      await this.events.record(tx, afterCommit, passwordChanged, {
        subjectId: id,
        actor: { role: 'member', id },
        facts: {},
        at,
      });
      return id;
    });
  }
}
