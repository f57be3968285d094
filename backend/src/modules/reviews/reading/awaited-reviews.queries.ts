import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { endBefore, type Listing, pageOfNewest } from '../../../platform/http/listing.js';
import type { Page } from '../../../platform/http/paging.js';
import { Users } from '../../accounts/index.js';
import { Items } from '../../items/index.js';
import { uploadUrl } from '../../uploads/index.js';
import type { AwaitedReviewView } from '../reviews.schema.js';

interface AwaitedRow {
  id: string;
  itemId: string;
  renterId: string;
  ownerId: string;
  createdAt: Date;
  closesAt: Date;
  otherHasWritten: boolean;
}

/** The rentals of which a member was asked to write, and may. */
@Injectable()
export class AwaitedReviewsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly items: Items,
  ) {}

  /** Those that ended last come first. */
  async list(query: Listing, viewer: Actor): Promise<Page<AwaitedReviewView>> {
    const awaited = Prisma.sql`
      (v.renter_id = ${viewer.id}::uuid or v.owner_id = ${viewer.id}::uuid)
      and v.closes_at > ${this.clock.now()}
      and not exists (select from reviews
        where rental_id = v.rental_id and author_id = ${viewer.id}::uuid)`;
    const end = endBefore(query);
    const after = end
      ? Prisma.sql`(v.created_at, v.rental_id) < (${end.value}::timestamptz, ${end.id}::uuid)`
      : Prisma.sql`true`;
    const [found, [counted]] = await Promise.all([
      this.sql.rows<AwaitedRow>(Prisma.sql`
        select v.rental_id as id, v.item_id as "itemId", v.renter_id as "renterId",
          v.owner_id as "ownerId", v.created_at as "createdAt", v.closes_at as "closesAt",
          exists (select from reviews where rental_id = v.rental_id) as "otherHasWritten"
        from review_invitations v
        where ${awaited} and ${after}
        order by v.created_at desc, v.rental_id desc
        limit ${query.limit + 1}`),
      this.sql.rows<{ total: number }>(
        Prisma.sql`select count(*)::int as total from review_invitations v where ${awaited}`,
      ),
    ]);
    const { rows, ...page } = pageOfNewest(found, counted?.total ?? 0, query);
    return { ...page, rows: await this.viewsOf(rows, viewer) };
  }

  private async viewsOf(rows: readonly AwaitedRow[], viewer: Actor): Promise<AwaitedReviewView[]> {
    const [names, items] = await Promise.all([
      this.users.listNames(rows.flatMap(({ renterId, ownerId }) => [renterId, ownerId])),
      this.items.listSummaries(rows.map(({ itemId }) => itemId)),
    ]);
    return rows.map((row) => {
      const item = items.get(row.itemId);
      const isOwner = row.ownerId === viewer.id;
      return {
        rentalId: row.id,
        itemId: row.itemId,
        itemTitle: item?.title ?? '',
        itemImage: item?.imageId ? uploadUrl('item', item.imageId) : null,
        party: isOwner ? ('owner' as const) : ('renter' as const),
        otherName: names.get(isOwner ? row.renterId : row.ownerId) ?? '',
        closesAt: row.closesAt.toISOString(),
        otherHasWritten: row.otherHasWritten,
      };
    });
  }
}
