import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Live } from '../../../platform/live/live.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { Credentials, Users } from '../../accounts/index.js';
import { DomainEvents } from '../../events/index.js';
import { passwordChanged } from '../auth.events.js';
import type { ResetPasswordBody } from '../auth.schema.js';
import { redeemEmailToken, useUpEmailTokens } from '../email-links/email-tokens.js';
import { hashPassword } from '../passwords.js';
import { revokeAllSessions } from '../sessions/revoke-sessions.js';
import { failedSignIns } from '../sign-in/limits.js';

/** Sets the password that a mailed link asks for, and ends whatever the old one had opened. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly credentials: Credentials,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly live: Live,
  ) {}

  /** @throws ProblemError `link-expired` */
  async execute({ token, password }: ResetPasswordBody): Promise<void> {
    const passwordHash = await hashPassword(password);
    await this.transactions.run(async (tx, afterCommit) => {
      const at = this.clock.now();
      const id = await redeemEmailToken(tx, token, 'reset_password', at);
      if (!id) throw new ProblemError('link-expired');
      await this.credentials.replacePassword(tx, id, passwordHash);
      await useUpEmailTokens(tx, id, 'reset_password', at);
      await revokeAllSessions(tx, id, at);
      afterCommit(() => this.live.endStreams(id, null));
      await this.events.record(tx, afterCommit, passwordChanged, {
        subjectId: id,
        actor: { role: 'member', id },
        facts: {},
        at,
      });
      const { email } = await this.users.getContact(tx, id);
      afterCommit(() => this.limits.clear(failedSignIns, email.toLowerCase()));
    });
  }
}
