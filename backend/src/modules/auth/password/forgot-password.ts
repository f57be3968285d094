import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { resetLetter } from '../account-letters.js';
import type { ForgotPasswordBody } from '../auth.schema.js';
import { issueEmailToken, mayMailLink } from '../email-links/email-tokens.js';

/** Far longer than writing the mail takes. */
const answerAfterMs = 250;

@Injectable()
export class ForgotPassword {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Neither the answer nor its time tells whether the address has an account. */
  async execute({ email }: ForgotPasswordBody): Promise<void> {
    await Promise.all([this.mailLink(email), setTimeout(answerAfterMs)]);
  }

  private mailLink(email: string): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      const user = await tx.user.findUnique({ where: { email } });
      const now = this.clock.now();
      if (!user || !(await mayMailLink(tx, user.id, 'reset_password', now))) return;
      const token = await issueEmailToken(tx, user.id, 'reset_password', now);
      await this.outbox.post(tx, afterCommit, user.email, resetLetter(user.name, token));
    });
  }
}
