import { Injectable } from '@nestjs/common';
import { fromDate, toDate } from '../../kernel/day.js';
import { minuteMs } from '../../kernel/duration.js';
import { Clock } from '../../platform/clock.js';
import type { Favourite, FavouriteNews } from '../../platform/database/generated/client.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../platform/database/transactions.js';
import { forEachDue } from '../../platform/for-each-settled.js';
import { BlockedMembers } from '../accounts/index.js';
import { DomainEvents } from '../events/index.js';
import { type ItemForRental, Items, Pieces } from '../items/index.js';
import { daysPerUnit } from '../rentals/index.js';
import { becameFree, type Days, sharedDays } from './domain/freed-days.js';
import { wantsOffer } from './domain/offered-again.js';
import { hasFallen, type Price } from './domain/price-fall.js';
import {
  favouriteDaysFreed,
  favouriteOfferedAgain,
  favouritePriceFell,
} from './favourites.events.js';

/** An owner who mistypes a price, or presses a switch, has this long, in milliseconds, to mend it. */
const settlesMs = 10 * minuteMs;
const system = { role: 'system' } as const;

/**
 * Tells members of objects that they keep an eye on: each in a transaction of its own, which also notes
 * that they know, so that nobody is told twice whatever fails in between.
 */
@Injectable()
export class TellNews {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly items: Items,
    private readonly pieces: Pieces,
    private readonly blockedMembers: BlockedMembers,
    private readonly clock: Clock,
  ) {}

  /** Tells all that is due; returns how much there was. */
  execute(): Promise<number> {
    const settled = new Date(this.clock.now().getTime() - settlesMs);
    return forEachDue(
      ({ after, limit }) =>
        this.db.favouriteNews.findMany({
          where: {
            id: { gt: after },
            OR: [{ startDate: { not: null } }, { createdAt: { lte: settled } }],
          },
          orderBy: { id: 'asc' },
          take: limit,
        }),
      (news) => this.tellAll(news),
    );
  }

  private async tellAll(news: FavouriteNews): Promise<void> {
    const { id, itemId } = news;
    await forEachDue(
      async ({ after, limit }) => {
        const found = await this.db.favourite.findMany({
          where: { itemId, userId: { gt: after }, createdAt: { lte: news.createdAt } },
          orderBy: { userId: 'asc' },
          take: limit,
          select: { userId: true },
        });
        return found.map(({ userId }) => ({ id: userId }));
      },
      ({ id: userId }) => this.tell(userId, news),
    );
    await this.db.favouriteNews.deleteMany({ where: { id } });
  }

  private async tell(userId: string, news: FavouriteNews): Promise<void> {
    const { itemId } = news;
    await this.transactions.run(async (tx, afterCommit) => {
      await tx.$queryRaw`select from favourites
        where user_id = ${userId}::uuid and item_id = ${itemId}::uuid for update`;
      const favourite = await tx.favourite.findUnique({
        where: { userId_itemId: { userId, itemId } },
      });
      const item = await this.items.getForRental(itemId, tx);
      if (!favourite || item.state !== 'offered') return;
      // They could not ask for it.
      const { apart } = await this.blockedMembers.among(userId, [item.ownerId], tx);
      if (apart.has(item.ownerId)) return;
      if (news.startDate && news.endDate)
        await this.tellOfDays(tx, afterCommit, favourite, item, news);
      else if (news.isOffer) await this.tellOfOffer(tx, afterCommit, favourite, item);
      else await this.tellOfPrice(tx, afterCommit, favourite, item);
    });
  }

  private async tellOfPrice(
    tx: Tx,
    afterCommit: AfterCommit,
    { userId, itemId, price, priceUnit }: Favourite,
    item: ItemForRental,
  ): Promise<void> {
    if (!hasFallen(priceOf(item), priceOf({ price, priceUnit }))) return;
    const after = { price: item.price, priceUnit: item.priceUnit };
    await this.noteTold(tx, { userId, itemId }, after);
    await this.events.record(tx, afterCommit, favouritePriceFell, {
      subjectId: itemId,
      actor: system,
      facts: { userId, itemTitle: item.title, before: { price, priceUnit }, after },
      at: this.clock.now(),
    });
  }

  private async tellOfOffer(
    tx: Tx,
    afterCommit: AfterCommit,
    { userId, itemId, toldAt }: Favourite,
    item: ItemForRental,
  ): Promise<void> {
    const at = this.clock.now();
    if (!wantsOffer(toldAt, at)) return;
    await this.noteTold(tx, { userId, itemId }, { toldAt: at });
    await this.events.record(tx, afterCommit, favouriteOfferedAgain, {
      subjectId: itemId,
      actor: system,
      facts: { userId, itemTitle: item.title },
      at,
    });
  }

  /** Whoever was told since these days were given back knows of them. */
  private async tellOfDays(
    tx: Tx,
    afterCommit: AfterCommit,
    { userId, itemId, toldAt, ...favourite }: Favourite,
    item: ItemForRental,
    news: FavouriteNews,
  ): Promise<void> {
    const [wanted, given] = [daysOf(favourite), daysOf(news)];
    if (!wanted || !given || wanted.start < this.clock.today()) return;
    if (toldAt && toldAt >= news.createdAt) return;
    const shared = sharedDays(wanted, given);
    if (!shared) return;
    const [free, freeOnShared] = [
      await this.countFree(tx, itemId, wanted),
      await this.countFree(tx, itemId, shared),
    ];
    if (!becameFree({ free, freeOnShared, given: news.pieces ?? 0 })) return;
    const at = this.clock.now();
    await this.noteTold(tx, { userId, itemId }, { toldAt: at });
    await this.events.record(tx, afterCommit, favouriteDaysFreed, {
      subjectId: itemId,
      actor: system,
      facts: { userId, itemTitle: item.title, ...wanted },
      at,
    });
  }

  private async noteTold(
    tx: Tx,
    favourite: { userId: string; itemId: string },
    known: Partial<Pick<Favourite, 'toldAt' | 'price' | 'priceUnit'>>,
  ): Promise<void> {
    await tx.favourite.update({ where: { userId_itemId: favourite }, data: known });
  }

  private countFree(tx: Tx, itemId: string, { start, end }: Days): Promise<number> {
    return this.pieces.countFree(tx, { itemId, startDate: toDate(start), endDate: toDate(end) });
  }
}

function priceOf({ price, priceUnit }: Pick<Favourite, 'price' | 'priceUnit'>): Price {
  return { price, days: daysPerUnit[priceUnit] };
}

function daysOf({ startDate, endDate }: Pick<FavouriteNews, 'startDate' | 'endDate'>): Days | null {
  return startDate && endDate ? { start: fromDate(startDate), end: fromDate(endDate) } : null;
}
