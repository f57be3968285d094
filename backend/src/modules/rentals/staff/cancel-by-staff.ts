import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import { ApplyTransition } from '../apply-transition.js';
import { AdvanceCalendar } from '../calendar/advance-calendar.js';
import { type Shares, sharesOf } from '../domain/shares.js';
import { lockForStaff } from './lock-for-staff.js';

/** Staff cancel an accepted rental before its object changes hands, and divide its rent. */
@Injectable()
export class CancelByStaff {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly calendar: AdvanceCalendar,
    private readonly applyTransition: ApplyTransition,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @param shares of the rent, as they were shown to whoever decided
   * @throws ProblemError `rental-not-found`, `own-rental`, `move-not-allowed`, `rent-changed` when they
   *   are not the parts of the rent, `claim-out-of-range`
   */
  async execute(actor: Actor, rentalId: string, shares: Shares, reason: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const locked = await lockForStaff(tx, actor, rentalId);
      const rental = await this.calendar.advanceLocked(tx, afterCommit, locked);
      const amount = sharesOf(rental.rent, shares.renter).owner;
      if (amount !== shares.owner) throw new ProblemError('rent-changed');
      const at = this.clock.now();
      // Before the ledger, as whatever points at users.
      await this.auditLog.record(tx, actor, {
        action: 'cancel-rental',
        detail: { amount, reason },
        subject: 'rental',
        subjectId: rentalId,
        at,
      });
      const event = 'cancel-by-staff';
      const by = { role: 'staff', id: actor.id } as const;
      await this.applyTransition.execute(tx, afterCommit, {
        rental,
        event,
        by,
        amount,
        reason,
        at,
      });
    });
  }
}
