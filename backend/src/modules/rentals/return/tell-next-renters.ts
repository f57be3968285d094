import { Injectable } from '@nestjs/common';
import { toDate, zone } from '../../../kernel/day.js';
import { hoursAfter } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachSettled } from '../../../platform/for-each-settled.js';
import { ApplyTransition } from '../apply-transition.js';
import { outStatuses } from '../domain/late-return.js';
import { activeStatuses, contestedHandoverStatuses } from '../domain/rental-status.js';
import { rentalPolicy } from '../rental-policy.js';

/** Tells whoever has an object next that it is late, and that it is back after all. */
@Injectable()
export class TellNextRenters {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /** Every rental whose object has become late, or is so no more; returns how many. */
  async execute(): Promise<number> {
    const delayed = await this.findDelayed(this.db);
    await forEachSettled(delayed, ({ id }) => this.apply(id, 'delay'));
    const ended = await this.findEnded(this.db);
    await forEachSettled(ended, ({ id }) => this.apply(id, 'end-delay'));
    return delayed.length + ended.length;
  }

  private async apply(rentalId: string, event: 'delay' | 'end-delay'): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      const found = await (event === 'delay' ? this.findDelayed(tx) : this.findEnded(tx));
      if (!rental || !found.some(({ id }) => id === rentalId)) return;
      const by = { role: 'system' } as const;
      await this.applyTransition.execute(tx, afterCommit, { rental, event, by });
    });
  }

  /**
   * Whoever has next a piece that is out, and has too few without it, until somebody says that they have
   * the object.
   */
  private findDelayed(tx: Tx): Promise<{ id: string }[]> {
    return tx.$queryRaw`
      select next.id
      from (
        select item_id, sum(pieces) as pieces
        from rentals
        where status = 'terminee' and return_status in (${out}) and end_date < ${this.today}
          and handover_status not in (${contested})
        group by item_id
      ) late
      cross join lateral lacking_rentals(late.item_id, late.pieces, ${this.today}::date) lacking
      join rentals next on next.id = lacking.rental_id
      where lacking.waits_first
        and next.handover_status = 'none' and next.return_status = 'none' and not next.is_delayed`;
  }

  /** An object whose deposit staff shared without anybody having it back is late until somebody has it. */
  private findEnded(tx: Tx): Promise<{ id: string }[]> {
    return tx.$queryRaw`
      select next.id
      from rentals next
      where next.is_delayed and next.status = any(${activeStatuses}::"RentalStatus"[])
        and ((next.end_date + 1)::timestamp at time zone ${zone}) >= ${this.untilSilenceCounts}
        and next.id not in (
          select rental_id from lacking_rentals(next.item_id, (
            select coalesce(sum(late.pieces), 0) from rentals late
            where late.item_id = next.item_id and late.status = 'terminee'
              and late.end_date < ${this.today} and late.handover_status not in (${contested})
              and (late.return_status in (${out})
                or late.return_status = 'settled' and late.returned_on is null and not exists (
                  select from rentals since
                  where since.item_id = late.item_id and since.start_date >= late.end_date
                    and since.handover_status in ('done', 'assumed')))), ${this.today}::date))`;
  }

  /** When silence about a handover is taken for one, of an object that is there now: within its rental. */
  private get untilSilenceCounts(): Date {
    return hoursAfter(this.clock.now(), rentalPolicy.handoverTimeoutHours);
  }

  private get today(): Date {
    return toDate(this.clock.today());
  }
}

const out = Prisma.join(outStatuses.map((status) => Prisma.sql`${status}::"ReturnStatus"`));

/** Whether these renters have the object at all is to be settled first. */
const contested = Prisma.join(
  contestedHandoverStatuses.map((status) => Prisma.sql`${status}::"HandoverStatus"`),
);
