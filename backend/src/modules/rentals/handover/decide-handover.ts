import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import { ApplyTransition } from '../apply-transition.js';
import { partyOf } from '../rental-record.js';
import type { HandoverDecision } from './handovers.schema.js';

/** Staff decide whether an object was handed over about which the parties do not agree. */
@Injectable()
export class DecideHandover {
  constructor(
    private readonly transactions: Transactions,
    private readonly applyTransition: ApplyTransition,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws ProblemError `rental-not-found`, `own-rental`, `move-not-allowed`, `claim-out-of-range` */
  async execute(actor: Actor, rentalId: string, decision: HandoverDecision): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (!rental) throw new ProblemError('rental-not-found');
      if (partyOf(rental, actor.id)) throw new ProblemError('own-rental');
      const { handedOver, keptRent: amount, reason } = decision;
      const event = handedOver ? 'confirm-handover' : 'cancel-handover';
      // Before the ledger, as whatever points at users.
      await this.auditLog.record(tx, actor, {
        action: 'decide-handover',
        subject: 'rental',
        subjectId: rentalId,
        detail: { event, reason, ...(amount !== undefined && { amount }) },
      });
      const by = { role: 'staff', id: actor.id } as const;
      const words = { reason, ...(amount !== undefined && { amount }) };
      await this.applyTransition.execute(tx, afterCommit, { rental, event, by, ...words });
    });
  }
}
