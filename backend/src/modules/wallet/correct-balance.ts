import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import { suspense, wallet } from '../../kernel/posting.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/audit-log.js';
import type { Correction } from '../payments/statement/wallet.schema.js';
import { postTransaction } from './post-transaction.js';

/** An admin puts a wallet right, with a reason, through the ledger. */
@Injectable()
export class CorrectBalance {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param id of the correction; asked for again, it is the same one
   * @throws Refusal `own-money`; `insufficient-balance` when the wallet would go below zero
   */
  async execute(actor: Actor, id: string, { userId, amount, reason }: Correction): Promise<void> {
    if (userId === actor.id) throw new Refusal('own-money');
    const key = `correction:${id}`;
    await this.transactions.run(async (tx) => {
      if ((await tx.ledgerTransaction.count({ where: { idempotencyKey: key } })) > 0) return;
      const user = await tx.user.findUnique({ where: { id: userId }, select: { id: true } });
      if (!user) throw new Refusal('user-not-found');
      const [from, to] = amount > 0 ? [suspense, wallet(userId)] : [wallet(userId), suspense];
      await postTransaction(tx, {
        key,
        kind: 'correction',
        description: reason,
        at: this.clock.now(),
        postings: [{ from, to, amount: Math.abs(amount) }],
      });
      await this.auditLog.record(tx, actor, {
        action: 'correct-balance',
        subject: 'user',
        subjectId: userId,
        detail: { amount, reason },
      });
    });
  }
}
