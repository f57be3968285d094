import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { earnings, suspense, wallet } from '../../kernel/posting.js';
import type { Xaf } from '../../kernel/xaf.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { Ledger } from './ledger.js';

/** The accounts of a member that can be put right. */
export const correctedAccounts = ['wallet', 'earnings'] as const;

const accountOf = { wallet, earnings };

/** What a member's account is to gain or lose, and why. */
interface Correction {
  userId: string;
  account: (typeof correctedAccounts)[number];
  /** XAF, signed, not zero */
  amount: Xaf;
  reason: string;
}

/** An admin puts an account of a member right, with a reason, through the ledger. */
@Injectable()
export class CorrectBalance {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: Ledger,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param id of the correction; asked for again, it is the same one
   * @throws ProblemError `own-money`; `user-not-found`, from the database; `insufficient-balance` when
   *   the account would go below zero
   */
  async execute(actor: Actor, id: string, correction: Correction): Promise<void> {
    const { userId, account, amount, reason } = correction;
    if (userId === actor.id) throw new ProblemError('own-money');
    const key = `correction:${id}`;
    await this.transactions.run(async (tx) => {
      if (await this.ledger.isPosted(tx, key)) return;
      const mended = accountOf[account](userId);
      const [from, to] = amount > 0 ? [suspense, mended] : [mended, suspense];
      await this.ledger.post(tx, {
        key,
        type: 'correction',
        description: reason,
        at: this.clock.now(),
        postings: [{ from, to, amount: Math.abs(amount) }],
      });
      await this.auditLog.record(tx, actor, {
        action: 'correct-balance',
        subject: 'user',
        subjectId: userId,
        detail: { account, amount, reason },
      });
    });
  }
}
