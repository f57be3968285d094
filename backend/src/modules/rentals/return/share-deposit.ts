import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import { ApplyTransition } from '../apply-transition.js';
import { partyOf } from '../rental-record.js';

/** Staff decide how a security deposit is shared that the parties do not agree about. */
@Injectable()
export class ShareDeposit {
  constructor(
    private readonly transactions: Transactions,
    private readonly applyTransition: ApplyTransition,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @param amount XAF that the owner gets; the renter gets the rest
   * @throws ProblemError `rental-not-found`, `own-rental`, `move-not-allowed`, `claim-out-of-range`
   */
  async execute(
    actor: Actor,
    rentalId: string,
    { amount, reason }: { amount: Xaf; reason: string },
  ): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (!rental) throw new ProblemError('rental-not-found');
      if (partyOf(rental, actor.id)) throw new ProblemError('own-rental');
      // Before the ledger, as whatever points at users.
      await this.auditLog.record(tx, actor, {
        action: 'share-deposit',
        subject: 'rental',
        subjectId: rentalId,
        detail: { amount, reason },
      });
      const by = { role: 'staff', id: actor.id } as const;
      const transition = { rental, event: 'share-deposit', by, amount, reason } as const;
      await this.applyTransition.execute(tx, afterCommit, transition);
    });
  }
}
