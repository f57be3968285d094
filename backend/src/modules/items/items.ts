import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Day } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import type { PriceTier } from '../../kernel/price-tiers.js';
import type { Xaf } from '../../kernel/xaf.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { type Item, Prisma } from '../../platform/database/generated/client.js';
import { lockRow } from '../../platform/database/lock-row.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import type { Tx } from '../../platform/database/prisma.js';
import { readRow } from '../../platform/database/rows.js';
import { Sql } from '../../platform/database/sql.js';
import type { Point } from '../places/index.js';
import { type ConditionWord, conditionWords, type PriceUnit } from './domain/item-choices.js';
import { type ItemState, stateOf } from './domain/item-state.js';
import { isOffered } from './is-offered.js';

/** What whoever rents an item must know of it. Amounts in XAF. */
export interface ItemForRental {
  id: string;
  ownerId: string;
  title: string;
  description: string;
  condition: ConditionWord | null;
  location: string;
  cityId: string;
  price: Xaf;
  priceUnit: PriceUnit;
  securityDeposit: Xaf;
  /** How many of the same there are. */
  pieces: number;
  priceTiers: PriceTier[];
  /** Null when its owner does not bring it. */
  deliveryFee: Xaf | null;
  requiresVerifiedRenter: boolean;
  state: ItemState;
  /** One more with each edit by its owner, and with a loss. */
  version: number;
}

/** How an item is named in the lists of others. */
export interface ItemSummary {
  ownerId: string;
  title: string;
  version: number;
  /** Of its first picture; null without any. */
  imageId: string | null;
  /** Whether it can be asked for: neither withdrawn or paused by its owner, nor hidden, nor deleted. */
  isOffered: boolean;
  place: ItemPlace;
}

/** Where an item is: the location is everybody's, the landmark and the point are not. */
export interface ItemPlace {
  location: string;
  landmark: string;
  /** Null when its owner set none. */
  point: Point | null;
}

/** What other modules ask of items. */
@Injectable()
export class Items {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * One request or acceptance of an item at a time: whoever decides about its days holds this lock
   * until the end of the transaction.
   *
   * @throws ProblemError `item-not-found` when there never was one
   */
  async lock(tx: Tx, id: string): Promise<ItemForRental> {
    return forRental(await lockRow(tx, 'items', id), this.clock.today());
  }

  /**
   * The caller's own item, locked.
   *
   * @throws ProblemError `item-not-found`, or `forbidden` when it is another's
   */
  async lockOwn(tx: Tx, actor: Actor, id: string): Promise<ItemForRental> {
    const item = await this.lock(tx, id);
    if (item.state === 'deleted') throw new ProblemError('item-not-found');
    if (item.ownerId !== actor.id) throw new ProblemError('forbidden');
    return item;
  }

  /**
   * An item in any state.
   *
   * @throws ProblemError `item-not-found` when there never was one
   */
  async getForRental(id: string, sql: PlainSql = this.sql): Promise<ItemForRental> {
    return forRental(await readRow(sql, 'items', id), this.clock.today());
  }

  /** Whether an item was there once, and its owner deleted it; false of what is no id. */
  async isDeleted(id: string): Promise<boolean> {
    if (!z.uuid().safeParse(id).success) return false;
    const rows = await this.sql.rows<{ id: string }>(
      Prisma.sql`select id from items where id = ${id} and deleted_at is not null`,
    );
    return rows.length > 0;
  }

  /**
   * The offered objects in runs of so many, in the order of their ids.
   *
   * @returns the first id of each run, by which {@link listOfferedIds} finds it
   */
  async listOfferedRuns(length: number): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(Prisma.sql`
      select id from (
        select i.id, row_number() over (order by i.id) as number
        from items i where i.hidden_at is null and ${isOffered(this.clock.today())}
      ) numbered
      where (number - 1) % ${length} = 0 order by id`);
    return rows.map(({ id }) => id);
  }

  /** So many ids of offered objects, in their order. */
  async listOfferedIds(from: string, length: number): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(Prisma.sql`
      select i.id from items i
      where i.id >= ${from}::uuid and i.hidden_at is null and ${isOffered(this.clock.today())}
      order by i.id limit ${length}`);
    return rows.map(({ id }) => id);
  }

  /** All that a member has ever listed. */
  async listIdsOf(tx: Tx, ownerId: string): Promise<string[]> {
    const items = await tx.item.findMany({
      where: { ownerId },
      orderBy: { id: 'asc' },
      select: { id: true },
    });
    return items.map(({ id }) => id);
  }

  /** How many objects a member has ever listed. */
  async countListed(tx: Tx, ownerId: string): Promise<number> {
    return tx.item.count({ where: { ownerId } });
  }

  /** By item id, also of deleted items; ids of none are left out. */
  async listSummaries(
    ids: readonly string[],
    sql: PlainSql = this.sql,
  ): Promise<Map<string, ItemSummary>> {
    const items = await sql.$queryRaw<(ItemSummary & { id: string })[]>`
      select i.id, owner_id as "ownerId", title, version, upload_id as "imageId", ${isOffered(this.clock.today())} as "isOffered",
        ${placeColumn()} as place
      from items i left join item_images image on image.item_id = i.id and position = 0
      where i.id = any(${[...ids]}::uuid[])`;
    return new Map(items.map(({ id, ...summary }) => [id, summary]));
  }
}

/** What an item is called, as a part of a statement of another module. @param id of it, in SQL */
export function titleOf(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(select title from items where items.id = ${id})`;
}

/** An {@link ItemPlace} as JSON, of a row of `items`. @param row its alias */
export function placeColumn(row = Prisma.sql`i`): Prisma.Sql {
  return Prisma.sql`json_build_object('location', ${row}.location, 'landmark', ${row}.landmark, 'point',
    case when ${row}.latitude is not null
      then json_build_object('latitude', ${row}.latitude, 'longitude', ${row}.longitude) end)`;
}

function forRental(item: Item | null, today: Day): ItemForRental {
  if (!item) throw new ProblemError('item-not-found');
  const { id, ownerId, title, description, location, cityId, pieces } = item;
  const { price, priceUnit, securityDeposit, deliveryFee, requiresVerifiedRenter } = item;
  return {
    id,
    ownerId,
    title,
    description,
    condition: item.condition && conditionWords[item.condition],
    location,
    cityId,
    price,
    priceUnit,
    securityDeposit,
    pieces,
    // Written by create and edit alone, which check them.
    priceTiers: item.priceTiers as unknown as PriceTier[],
    deliveryFee,
    requiresVerifiedRenter,
    state: stateOf(item, today),
    version: item.version,
  };
}
