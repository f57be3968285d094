import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { hashToken } from '../../platform/auth/tokens.js';
import { Clock } from '../../platform/clock.js';
import { Db } from '../../platform/database/prisma.js';
import type { ConfirmationBody } from './payout-methods.schema.js';

/** Whoever opens the mailed link confirms its number, signed in or not. */
@Injectable()
export class ConfirmPayoutMethod {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `link-expired` when the link is unknown, too old, replaced or used */
  async execute({ token }: ConfirmationBody): Promise<void> {
    const now = this.clock.now();
    const { count } = await this.db.payoutMethod.updateMany({
      where: { confirmationHash: hashToken(token), confirmationExpiresAt: { gt: now } },
      data: { confirmedAt: now, confirmationHash: null, confirmationExpiresAt: null },
    });
    if (count === 0) throw new ProblemError('link-expired');
  }
}
