import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { fromDate, toDate } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import {
  type ClosedPeriod,
  canChangeDays,
  withClosed,
  withoutClosed,
} from '../domain/closed-days.js';
import { itemDaysOpened } from '../items.events.js';
import { Items } from '../items.js';
import type { ClosureChange } from '../items.schema.js';

/**
 * Its owner closes days of an item, or opens them again. Who accepts a request holds the same lock, so
 * that a day is closed or let, and the database's own guard has the last word. Requests stay.
 */
@Injectable()
export class ChangeClosures {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Nothing changes when the days are already so.
   *
   * @throws ProblemError `item-not-found`, `forbidden`, `closure-out-of-range`, or `days-booked` when on
   *   one of the days that are to be closed no piece is left
   */
  async execute(actor: Actor, itemId: string, { closed, ...days }: ClosureChange): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const { pieces } = await this.items.lockOwn(tx, actor, itemId);
      if (!canChangeDays(days, this.clock.today())) throw new ProblemError('closure-out-of-range');
      if (closed && (await this.isAnyDayLet(tx, itemId, days)))
        throw new ProblemError('days-booked');
      const isChanged = await this.replaceClosures(
        tx,
        itemId,
        days,
        closed ? withClosed : withoutClosed,
      );
      if (closed || !isChanged) return;
      await this.events.record(tx, afterCommit, itemDaysOpened, {
        subjectId: itemId,
        actor: { role: 'owner', id: actor.id },
        facts: { start: days.start, end: days.end, pieces },
        at: this.clock.now(),
      });
    });
  }

  /** Whether every piece is let on one of the days. */
  private async isAnyDayLet(tx: Tx, itemId: string, { start, end }: ClosedPeriod) {
    const [found] = await tx.$queryRaw<{ let: boolean }[]>`
      select exists (
        select from generate_series(${start}::date, ${end}::date - 1, interval '1 day') as day
        where (
          select count(*) from occupied_pieces
          where item_id = ${itemId}::uuid and rental_id is not null
            and start_date <= day and end_date > day
        ) >= (select pieces from items where id = ${itemId}::uuid)
      ) as let`;
    return found?.let ?? false;
  }

  /** @returns whether any day is now other than it was */
  private async replaceClosures(
    tx: Tx,
    itemId: string,
    days: ClosedPeriod,
    change: (periods: ClosedPeriod[], days: ClosedPeriod) => ClosedPeriod[],
  ): Promise<boolean> {
    const meeting = { startDate: { lte: toDate(days.end) }, endDate: { gte: toDate(days.start) } };
    const rows = await tx.itemClosure.findMany({
      where: { itemId, ...meeting },
      orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
    });
    const before = rows.map(({ id, startDate, endDate }) => ({
      id,
      start: fromDate(startDate),
      end: fromDate(endDate),
    }));
    const after = change(before, days);
    const gone = before.filter((period) => !after.some((other) => isSame(period, other)));
    const added = after.filter((period) => !before.some((other) => isSame(period, other)));
    await tx.itemClosure.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
    await tx.itemClosure.createMany({
      data: added.map(({ start, end }) => ({
        id: randomUUID(),
        itemId,
        startDate: toDate(start),
        endDate: toDate(end),
        createdAt: this.clock.now(),
      })),
    });
    return gone.length + added.length > 0;
  }
}

function isSame(one: ClosedPeriod, other: ClosedPeriod): boolean {
  return one.start === other.start && one.end === other.end;
}
