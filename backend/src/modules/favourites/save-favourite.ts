import { Injectable } from '@nestjs/common';
import { toDate } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import { mostFavourites } from '../../kernel/limits.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { Users } from '../accounts/index.js';
import { type ItemForRental, Items } from '../items/index.js';
import type { KeptFavourites, LookedAtDays } from './favourites.schema.js';

/** A finger on a heart, many times. */
const limit = { name: 'favourites', max: 300, seconds: 3_600 };

/** A member keeps an eye on objects, or no longer. Each call may be made again without effect. */
@Injectable()
export class SaveFavourite {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly users: Users,
    private readonly items: Items,
    private readonly clock: Clock,
  ) {}

  /**
   * One that is kept already stays as it was, with the days looked at last where some are named.
   *
   * @throws ProblemError `item-not-found`, `too-many-favourites`, `too-many-requests`
   */
  async save(actor: Actor, itemId: string, days: LookedAtDays): Promise<void> {
    await this.limits.consume(limit, actor.id);
    const item = await this.items.getForRental(itemId);
    if (item.state === 'deleted' || item.state === 'hidden')
      throw new ProblemError('item-not-found');
    await this.transactions.run(async (tx) => {
      await this.users.lock(tx, actor.id);
      const isKept = await this.look(tx, actor.id, itemId, days);
      if (isKept) return;
      if ((await tx.favourite.count({ where: { userId: actor.id } })) >= mostFavourites)
        throw new ProblemError('too-many-favourites');
      await tx.favourite.create({ data: this.row(actor.id, item, days) });
    });
  }

  /**
   * Takes over what was kept in a browser, as far as there is room: what is not there any more, and what
   * is the member's own, is left out.
   */
  async merge(actor: Actor, { items: kept }: KeptFavourites): Promise<void> {
    await this.limits.consume(limit, actor.id);
    await this.transactions.run(async (tx) => {
      await this.users.lock(tx, actor.id);
      let room = mostFavourites - (await tx.favourite.count({ where: { userId: actor.id } }));
      const summaries = await this.items.listSummaries(
        kept.map(({ id }) => id),
        tx,
      );
      for (const { id, ...days } of kept) {
        const ownerId = summaries.get(id)?.ownerId;
        if (!ownerId || ownerId === actor.id || (await this.look(tx, actor.id, id, days))) continue;
        if (room-- <= 0) return;
        const item = await this.items.getForRental(id, tx);
        if (item.state === 'deleted' || item.state === 'hidden') continue;
        await tx.favourite.create({ data: this.row(actor.id, item, days) });
      }
    });
  }

  async remove(actor: Actor, itemId: string): Promise<void> {
    await this.db.favourite.deleteMany({ where: { userId: actor.id, itemId } });
  }

  /** @returns whether it is kept already */
  private async look(tx: Tx, userId: string, itemId: string, days: LookedAtDays): Promise<boolean> {
    const where = { userId, itemId };
    if (!days.start) return (await tx.favourite.count({ where })) > 0;
    return (await tx.favourite.updateMany({ where, data: columnsOf(days) })).count > 0;
  }

  private row(userId: string, { id, price, priceUnit }: ItemForRental, days: LookedAtDays) {
    const createdAt = this.clock.now();
    return { userId, itemId: id, price, priceUnit, createdAt, ...columnsOf(days) };
  }
}

function columnsOf({ start, end }: LookedAtDays) {
  return { startDate: start ? toDate(start) : null, endDate: end ? toDate(end) : null };
}
