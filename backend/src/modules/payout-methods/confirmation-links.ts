import { Injectable } from '@nestjs/common';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import type { PayoutMethod, User } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { type Limit, RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { confirmationLinkEmail } from './payout-method-letters.js';

const lifetimeMs = 24 * 3_600_000;

/** Per member. */
const mailedLinks: Limit = { name: 'payout-method-links', max: 5, seconds: 3_600 };

/** Links that confirm a number; only the newest of a number is good. */
@Injectable()
export class ConfirmationLinks {
  constructor(
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Mails a link for a number, to a member whom the transaction has locked.
   *
   * @throws ProblemError `too-many-requests` after five in an hour, for whatever numbers
   */
  async mail(
    tx: Tx,
    afterCommit: AfterCommit,
    { user, number, now }: { user: User; number: PayoutMethod; now: Date },
  ): Promise<void> {
    // Numbers can be removed and added again: the mails are what counts.
    await this.limits.consume(mailedLinks, user.id);
    const secret = newToken();
    await tx.payoutMethod.update({
      where: { id: number.id },
      data: {
        confirmationHash: hashToken(secret),
        confirmationExpiresAt: new Date(now.getTime() + lifetimeMs),
      },
    });
    const letter = confirmationLinkEmail(user.name, number, secret);
    await this.outbox.post(tx, afterCommit, user.email, letter);
  }
}
