import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Sql } from '../../platform/database/sql.js';
import type { LastingSearch } from './catalogue.schema.js';
import { isShown, offeredAnd } from './search-conditions.js';

/** A search by a member. */
export interface MemberSearch {
  id: string;
  userId: string;
  filters: LastingSearch;
}

/** An object that a search finds. */
interface Match {
  searchId: string;
  itemId: string;
  ownerId: string;
}

/** Which objects searches find that are made by nobody at the moment: as the public list finds them. */
@Injectable()
export class MatchingItems {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Among these objects, in the order of their ids; a member's own are not found. */
  async list(
    itemIds: readonly string[],
    searches: readonly MemberSearch[],
    tx?: Tx,
  ): Promise<Match[]> {
    if (searches.length === 0) return [];
    const today = this.clock.today();
    const each = searches.map(
      ({ id, userId, filters }) => Prisma.sql`
        (select ${id}::uuid as "searchId", i.id as "itemId", i.owner_id as "ownerId" from asked i
        where i.owner_id <> ${userId}::uuid and ${offeredAnd(filters, today)})`,
    );
    // The objects are read once for all searches, and only what searches ask of them.
    const statement = Prisma.sql`
      with asked as materialized (
        select id, owner_id, listed, paused_until, search_text, category, price_unit, week_price, location, city, pieces
        from item_cards where id = any(${[...itemIds]}::uuid[])
      ) ${Prisma.join(each, ' union all ')} order by 1, 2`;
    return tx ? tx.$queryRaw<Match[]>(statement) : this.sql.rows<Match>(statement);
  }

  /** Those of them that are paused: what is not offered at all, or is shown, is not among them. */
  async listPaused(itemIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.sql.rows<{ id: string }>(Prisma.sql`
      select i.id from item_cards i
      where i.id = any(${[...itemIds]}::uuid[]) and i.listed and not (${isShown(this.clock.today())})`);
    return new Set(rows.map(({ id }) => id));
  }
}
