import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import { ApplyTransition, moveNotAllowed } from '../apply-transition.js';
import { AdvanceCalendar } from '../calendar/advance-calendar.js';
import { awaitedBy, isPostponable, postponed, postponementOf } from '../domain/postponement.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf } from '../rental-record.js';
import { lockForStaff } from './lock-for-staff.js';
import type { DeadlinePostponement } from './staff-moves.schema.js';

/** Staff give whoever is asked more time, once for each deadline. */
@Injectable()
export class PostponeDeadline {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly calendar: AdvanceCalendar,
    private readonly applyTransition: ApplyTransition,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @throws ProblemError `rental-not-found`, `own-rental`, `move-not-allowed` when that is not waited for
   *   any more, `deadline-postponed`
   */
  async execute(
    actor: Actor,
    rentalId: string,
    { deadline, hours, reason }: DeadlinePostponement,
  ): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const locked = await lockForStaff(tx, actor, rentalId);
      const rental = await this.calendar.advanceLocked(tx, afterCommit, locked);
      if ((await tx.rentalEvent.count({ where: { rentalId, deadline } })) > 0)
        throw new ProblemError('deadline-postponed');
      const event = postponementOf[deadline];
      const at = this.clock.now();
      const awaited = awaitedBy(event, factsOf(rental), rentalPolicy);
      if (!isPostponable(awaited, at) || awaited.deadline !== deadline)
        throw moveNotAllowed(rental);
      // Before the ledger, as whatever points at users.
      await this.auditLog.record(tx, actor, {
        action: 'postpone-deadline',
        detail: {
          ...{ event, deadline, reason },
          dueBefore: awaited.dueAt.toISOString(),
          dueAt: postponed(awaited, hours).toISOString(),
        },
        subject: 'rental',
        subjectId: rentalId,
        at,
      });
      const by = { role: 'staff', id: actor.id } as const;
      await this.applyTransition.execute(tx, afterCommit, { rental, event, by, hours, reason, at });
    });
  }
}
