import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { startOfDay } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import { Clock } from '../../../platform/clock.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { isWithin, leftOf, type WithdrawalLimit } from '../domain/withdrawal-limit.js';

/** What members may withdraw in a day, so that whoever takes over a session cannot take all at once. */
@Injectable()
export class WithdrawalLimits {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** What a member may still withdraw today. */
  async left(userId: string, tx: Tx = this.db): Promise<WithdrawalLimit> {
    const begun = await tx.payment.findMany({
      where: {
        userId,
        purpose: 'withdrawal',
        status: { not: 'failed' },
        createdAt: { gte: startOfDay(this.clock.today()) },
      },
      select: { amount: true },
    });
    const limit = { count: env.WITHDRAWALS_PER_DAY, amount: env.WITHDRAWN_XAF_PER_DAY };
    return leftOf(
      limit,
      begun.map(({ amount }) => amount),
    );
  }

  /**
   * Whoever calls it holds the member until the end of the transaction, so that withdrawals at the
   * same moment are counted one after the other.
   *
   * @throws ProblemError `withdrawal-limit`
   */
  async require(tx: Tx, userId: string, amount: Xaf): Promise<void> {
    if (!isWithin(await this.left(userId, tx), amount)) throw new ProblemError('withdrawal-limit');
  }
}
