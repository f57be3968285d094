import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import { ApplyTransition } from '../apply-transition.js';
import { lockForStaff } from './lock-for-staff.js';

/** What staff find when the parties do not agree, for good. */
export interface Decision {
  event: 'confirm-handover' | 'cancel-handover' | 'share-deposit';
  /** XAF that the owner gets, of the deposit that is shared or of the rent of a rental that ends. */
  amount?: Xaf;
  reason: string;
}

/** Staff decide about the handover or the security deposit of a rental. */
@Injectable()
export class DecideRental {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly applyTransition: ApplyTransition,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws ProblemError `rental-not-found`, `own-rental`, `move-not-allowed`, `claim-out-of-range` */
  async execute(actor: Actor, rentalId: string, { event, ...words }: Decision): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockForStaff(tx, actor, rentalId);
      const at = this.clock.now();
      // Before the ledger, as whatever points at users.
      await this.auditLog.record(tx, actor, {
        ...(event === 'share-deposit'
          ? { action: event, detail: words }
          : { action: 'decide-handover', detail: { event, ...words } }),
        subject: 'rental',
        subjectId: rentalId,
        at,
      });
      const by = { role: 'staff', id: actor.id } as const;
      await this.applyTransition.execute(tx, afterCommit, { rental, event, by, ...words, at });
    });
  }
}
