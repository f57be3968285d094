import { Injectable } from '@nestjs/common';
import { type ErrorCode, ProblemError } from '../../kernel/errors.js';
import type { Tx } from '../../platform/database/prisma.js';
import { BalancesQueries, type Correction } from '../wallet/index.js';
import { heldIn } from './correction-record.js';

/** Tells beforehand, and in plain words, what the database would refuse: an account below zero. */
@Injectable()
export class CoveredCorrections {
  constructor(private readonly balances: BalancesQueries) {}

  /** @throws ProblemError `refusal` when the account does not hold what is to be taken */
  async require(
    tx: Tx,
    { userId, account, amount }: Pick<Correction, 'userId' | 'account' | 'amount'>,
    refusal: ErrorCode,
  ): Promise<void> {
    const balances = await this.balances.listOf([userId], tx);
    if (heldIn(account, balances.get(userId)) + amount < 0) throw new ProblemError(refusal);
  }
}
