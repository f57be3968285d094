import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { confirmationLetter } from '../account-letters.js';
import { issueEmailToken, mayMailLink } from './email-tokens.js';

/** Mails another link; the earlier ones stay good, since nobody knows which will be opened. */
@Injectable()
export class ResendConfirmation {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal `email-already-confirmed`, or `too-many-requests` after five in an hour */
  execute(actor: Actor): Promise<void> {
    if (actor.emailConfirmed) throw new Refusal('email-already-confirmed');
    return this.transactions.run(async (tx, afterCommit) => {
      const now = this.clock.now();
      if (!(await mayMailLink(tx, actor.id, 'confirm_email', now))) {
        throw new Refusal('too-many-requests');
      }
      const { name, email } = await tx.user.findUniqueOrThrow({ where: { id: actor.id } });
      const token = await issueEmailToken(tx, actor.id, 'confirm_email', now);
      await this.outbox.post(tx, afterCommit, email, confirmationLetter(name, token));
    });
  }
}
