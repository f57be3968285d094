import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { confirmationLetter } from '../account-letters.js';
import type { SignUpBody } from '../auth.schema.js';
import { issueEmailToken } from '../email-links/email-tokens.js';
import { hashPassword } from '../password/passwords.js';
import { type GrantedSession, GrantSession } from '../sessions/grant-session.js';
import { openSession } from '../sessions/open-session.js';

/** Makes an account, signs it in, and mails the link that confirms its address. */
@Injectable()
export class SignUp {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly grantSession: GrantSession,
  ) {}

  /** @throws Refusal `email-taken` */
  async execute({ name, email, password }: SignUpBody): Promise<GrantedSession> {
    const now = this.clock.now();
    const passwordHash = await hashPassword(password);
    const userId = randomUUID();
    const grant = await this.transactions.run(async (tx, afterCommit) => {
      await tx.user.create({
        data: { id: userId, name, email, passwordHash, termsAcceptedAt: now, createdAt: now },
      });
      const token = await issueEmailToken(tx, userId, 'confirm_email', now);
      await this.outbox.post(tx, afterCommit, email, confirmationLetter(name, token));
      return openSession(tx, { userId, rememberMe: false, now });
    });
    return this.grantSession.execute(userId, grant);
  }
}
