import { Injectable } from '@nestjs/common';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import { ApplyTransition } from '../apply-transition.js';
import { blockingStatuses } from '../domain/rental-status.js';

/**
 * Requests for which an extension has left too few pieces are refused and refunded. Days that are only
 * held for its payment do not count: they may be free again within hours.
 */
@Injectable()
export class SupersedeRequests {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /** Every such request; returns how many there were. */
  execute(): Promise<number> {
    return forEachDue(
      ({ after, limit }) => this.db.$queryRaw<{ id: string }[]>`
        select request.id
        from rentals request
        where request.status = 'en_attente' and request.id > ${after}::uuid and exists (
          select from rentals other
          join rental_changes change on change.rental_id = other.id
            and change.kind = 'extension' and change.status = 'done'
          where other.item_id = request.item_id and other.status::text = any(${[...blockingStatuses]})
            and request.start_date < least(other.end_date, other.returned_on + 1)
            and request.end_date > other.start_date)
          and exceeds_stock(
            request.item_id, request.start_date, request.end_date, request.pieces)
        order by request.id
        limit ${limit}`,
      ({ id }) => this.supersede(id),
    );
  }

  private async supersede(rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (rental?.status !== 'en_attente') return;
      const by = { role: 'system' } as const;
      await this.applyTransition.execute(tx, afterCommit, { rental, event: 'supersede', by });
    });
  }
}
