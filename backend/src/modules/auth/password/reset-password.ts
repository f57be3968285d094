import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { passwordChangedLetter } from '../account-letters.js';
import type { ResetPasswordBody } from '../auth.schema.js';
import { redeemEmailToken } from '../email-links/email-tokens.js';
import { revokeAllSessions } from '../sessions/revoke-sessions.js';
import { FailedSignIns } from '../sign-in/failed-sign-ins.js';
import { hashPassword } from './passwords.js';

/** Sets the password that a mailed link asks for, and ends whatever the old one had opened. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly failures: FailedSignIns,
  ) {}

  /** @throws Refusal `link-expired` */
  async execute({ token, password }: ResetPasswordBody): Promise<void> {
    const passwordHash = await hashPassword(password);
    await this.transactions.run(async (tx, afterCommit) => {
      const now = this.clock.now();
      const id = await redeemEmailToken(tx, token, 'reset_password', now);
      if (!id) throw new Refusal('link-expired');
      const { name, email } = await tx.user.update({ where: { id }, data: { passwordHash } });
      await tx.emailToken.updateMany({
        where: { userId: id, purpose: 'reset_password', usedAt: null },
        data: { usedAt: now },
      });
      await revokeAllSessions(tx, id, now);
      await this.outbox.post(tx, afterCommit, email, passwordChangedLetter(name));
      afterCommit(() => this.failures.clear(email.toLowerCase()));
    });
  }
}
