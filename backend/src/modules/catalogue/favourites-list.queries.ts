import { Injectable } from '@nestjs/common';
import type { Day } from '../../kernel/day.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { endBefore, type Listing, pageOfNewest } from '../../platform/http/listing.js';
import type { Page } from '../../platform/http/paging.js';
import type { PriceUnit } from '../items/index.js';
import type { FavouriteView } from './catalogue.schema.js';
import { type ItemRow, itemColumns, itemView } from './item-view.js';

interface FavouriteRow {
  saved: { price: number; priceUnit: PriceUnit; start: Day | null; end: Day | null };
  savedAt: Date;
  isGone: boolean;
}

/** The objects that a member keeps an eye on, also those that are gone. */
@Injectable()
export class FavouritesListQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async list(viewer: Actor, query: Listing): Promise<Page<FavouriteView>> {
    const end = endBefore(query);
    const after = end
      ? Prisma.sql`(f.created_at, f.item_id) < (${end.value}::timestamptz, ${end.id}::uuid)`
      : Prisma.sql`true`;
    const [found, [counted]] = await Promise.all([
      this.sql.rows<ItemRow & FavouriteRow>(Prisma.sql`
        select ${itemColumns(viewer, this.clock.today())}, f.created_at as "savedAt",
          json_build_object('price', f.price, 'priceUnit', f.price_unit, 'start', f.start_date,
            'end', f.end_date) as saved,
          i.deleted_at is not null or i.hidden_at is not null as "isGone"
        from favourites f
        join items i on i.id = f.item_id
        join users owner on owner.id = i.owner_id
        where f.user_id = ${viewer.id} and ${after}
        order by f.created_at desc, f.item_id desc
        limit ${query.limit + 1}`),
      this.sql.rows<{ total: number }>(
        Prisma.sql`select count(*)::int as total from favourites where user_id = ${viewer.id}`,
      ),
    ]);
    const rows = found.map((row) => ({
      id: row.id,
      createdAt: row.savedAt,
      view: favouriteView(row),
    }));
    const page = pageOfNewest(rows, counted?.total ?? 0, query);
    return { ...page, rows: page.rows.map(({ view }) => view) };
  }
}

/** Of one that is gone, no more than its title. */
function favouriteView({ saved, savedAt, isGone, ...row }: ItemRow & FavouriteRow): FavouriteView {
  return {
    ...saved,
    id: row.id,
    title: row.title,
    savedAt: savedAt.toISOString(),
    item: isGone ? null : itemView(row),
  };
}
