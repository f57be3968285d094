import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Credentials, Users } from '../../accounts/index.js';
import { DomainEvents } from '../../events/index.js';
import { passwordChanged } from '../auth.events.js';
import type { ChangePasswordBody } from '../auth.schema.js';
import { expireEmailTokens } from '../email-links/email-tokens.js';
import { endEmailChanges } from '../email-links/end-email-changes.js';
import { endPendingSignIns } from '../factors/pending-sign-ins.js';
import { hashPassword } from '../passwords.js';
import { CheckOwnPassword } from '../reauthentication/check-own-password.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { FreshAuthentication } from '../sessions/fresh-authentication.js';
import { NewPasswords } from './new-passwords.js';

/** A signed-in member replaces the password by another, which ends all sign-ins but this one. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly transactions: Transactions,
    private readonly db: Db,
    private readonly users: Users,
    private readonly credentials: Credentials,
    private readonly newPasswords: NewPasswords,
    private readonly checkPassword: CheckOwnPassword,
    private readonly fresh: FreshAuthentication,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly endSessions: EndSessions,
  ) {}

  /**
   * @throws ProblemError `wrong-password`, `too-many-requests` after ten of them, or `invalid-request` for one
   *   that is easy to guess
   */
  async execute(actor: Actor, { current, password }: ChangePasswordBody): Promise<void> {
    const compared = await this.checkPassword.execute(actor, current);
    const { id } = actor;
    const { name, email } = await this.users.getContact(this.db, id);
    await this.newPasswords.require(password, [name, email]);
    const passwordHash = await hashPassword(password);
    await this.transactions.run(async (tx, afterCommit) => {
      const at = this.clock.now();
      // It was replaced by its owner meanwhile, or this sign-in was ended.
      if (!(await this.credentials.isStill(tx, id, compared))) {
        throw new ProblemError('wrong-password');
      }
      await this.fresh.requireOpen(tx, actor);
      await this.credentials.replacePassword(tx, id, passwordHash);
      await expireEmailTokens(tx, id, at, ['reset_password']);
      await this.endSessions.others(tx, afterCommit, actor, at);
      await endPendingSignIns(tx, id);
      await endEmailChanges(tx, id, at);
      await this.fresh.note(tx, actor, 'password');
      await this.events.record(tx, afterCommit, passwordChanged, {
        subjectId: id,
        actor: { role: 'member', id },
        facts: {},
        at,
      });
    });
  }
}
