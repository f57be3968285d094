import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ApplyTransition } from '../apply-transition.js';
import { forEachDueRental } from '../calendar/for-each-due-rental.js';
import { outStatuses } from '../domain/late-return.js';
import { findTransition } from '../domain/rental-lifecycle.js';
import { contestedHandoverStatuses } from '../domain/rental-status.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf } from '../rental-record.js';

const event = 'run-late';

/** Tells both parties, once, that an object was not given back on its last day. */
@Injectable()
export class MarkLate {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /** Every object that is late since midnight, or since the workers looked last; returns how many. */
  execute(): Promise<number> {
    const today = this.clock.today();
    return forEachDueRental(
      this.db,
      Prisma.sql`
        select id from rentals
        where status = 'terminee' and return_status in (${Prisma.join([...outStatuses])})
          and handover_status not in (${Prisma.join([...contestedHandoverStatuses])})
          and end_date < ${today}::date
          and not exists (select from rental_events where rental_id = rentals.id and event = ${event})`,
      ({ id }) => this.mark(id),
    );
  }

  private async mark(rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (!rental) return;
      const now = this.clock.now();
      if (!findTransition(factsOf(rental), event, 'system', now, rentalPolicy)) return;
      if ((await tx.rentalEvent.count({ where: { rentalId, event } })) > 0) return;
      const by = { role: 'system' } as const;
      await this.applyTransition.execute(tx, afterCommit, { rental, event, by });
    });
  }
}
