import { Injectable } from '@nestjs/common';
import { hoursAfter } from '../../kernel/duration.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import type { PayoutMethod } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { type Limit, RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { DomainEvents } from '../events/index.js';
import { factsOf, type LinkEventKind } from './payout-methods.events.js';

export const linkHours = 24;

/** Per member. */
const mailedLinks: Limit = { name: 'payout-method-links', max: 5, seconds: 3_600 };

/** Links that confirm a number; only the newest of a number is valid. */
@Injectable()
export class ConfirmationLinks {
  constructor(
    private readonly events: DomainEvents,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Issues a link for a number of a member whom the transaction has locked, and announces it for
   * mailing.
   *
   * @throws ProblemError `too-many-requests` after five in an hour, for whatever numbers
   */
  async issue(
    tx: Tx,
    afterCommit: AfterCommit,
    kind: LinkEventKind,
    number: PayoutMethod,
    at: Date,
  ): Promise<void> {
    const { id, userId, phoneNumber } = number;
    // Per member and not per number: a number can be removed and added once more.
    await this.limits.consume(mailedLinks, userId);
    const token = newToken();
    await tx.payoutMethod.update({
      where: { id },
      data: {
        confirmationHash: hashToken(token),
        confirmationExpiresAt: hoursAfter(at, linkHours),
      },
    });
    await this.events.record(tx, afterCommit, kind, {
      subjectId: id,
      actor: { role: 'member', id: userId },
      facts: factsOf(number),
      secrets: { token, phoneNumber },
      at,
    });
  }
}
