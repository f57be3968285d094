import { Injectable } from '@nestjs/common';
import type { Day } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import { maskedName } from '../../../kernel/masked-name.js';
import { type Actor, isStaff } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { endBefore, pageOfNewest } from '../../../platform/http/listing.js';
import type { Page } from '../../../platform/http/paging.js';
import { isOffered, isPaused } from '../../items/index.js';
import { areAcquainted, blockingStatuses } from '../../rentals/index.js';
import { uploadUrl } from '../../uploads/index.js';
import type { CalendarList, CalendarRange, ItemCalendarView } from './calendar.schema.js';

interface CalendarRow extends Omit<ItemCalendarView, 'image' | 'periods'> {
  periods: (ItemCalendarView['periods'][number] & { isRenterKnown: boolean })[];
  ownerId: string;
  createdAt: Date;
  imageId: string | null;
}

/** The days of an owner's objects: let, asked for, closed. */
@Injectable()
export class CalendarQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * One object's, for its owner and for staff.
   *
   * @throws ProblemError `item-not-found`, `forbidden`
   */
  async get(id: string, range: CalendarRange, viewer: Actor): Promise<ItemCalendarView> {
    const [row] = await this.select(
      range,
      Prisma.sql`i.id = ${id} and i.deleted_at is null limit 1`,
    );
    if (!row) throw new ProblemError('item-not-found');
    if (row.ownerId !== viewer.id && !isStaff(viewer)) throw new ProblemError('forbidden');
    return itemCalendarView(row, viewer);
  }

  /** Those of all objects of the viewer, newest first. */
  async listOwn(viewer: Actor, query: CalendarList): Promise<Page<ItemCalendarView>> {
    const end = endBefore(query);
    const after = end
      ? Prisma.sql`(i.created_at, i.id) < (${end.value}::timestamptz, ${end.id}::uuid)`
      : Prisma.sql`true`;
    const listed = Prisma.sql`i.owner_id = ${viewer.id} and i.deleted_at is null`;
    const [rows, [counted]] = await Promise.all([
      this.select(
        query,
        Prisma.sql`${listed} and ${after}
          order by i.created_at desc, i.id desc limit ${query.limit + 1}`,
      ),
      this.sql.rows<{ total: number }>(
        Prisma.sql`select count(*)::int as total from items i where ${listed}`,
      ),
    ]);
    const page = pageOfNewest(rows, counted?.total ?? 0, query);
    return { ...page, rows: page.rows.map((row) => itemCalendarView(row, viewer)) };
  }

  private select({ from, to }: CalendarRange, which: Prisma.Sql): Promise<CalendarRow[]> {
    const today = this.clock.today();
    return this.sql.rows<CalendarRow>(Prisma.sql`
      select i.id, i.owner_id as "ownerId", i.created_at as "createdAt", i.title, i.pieces,
        ${isOffered(today)} as available,
        case when i.available and ${isPaused(today)} then i.paused_until::text end as "pausedUntil",
        (select upload_id from item_images where item_id = i.id and position = 0) as "imageId",
        array(${periodsBetween(from, to)}) as periods
      from items i
      where ${which}`);
  }
}

/** Of `items i`. A rental that gave its days back has none. */
function periodsBetween(from: Day, to: Day): Prisma.Sql {
  return Prisma.sql`
    select json_build_object('kind', kind, 'start', start_date, 'end', end_date, 'pieces', pieces,
      'rentalId', rental_id, 'renterName', name,
      'isRenterKnown', is_known)
    from (
      select case status when 'en_attente' then 'requested' else 'booked' end as kind,
        start_date, occupied_until as end_date, rentals.pieces, rentals.id as rental_id, name,
        ${areAcquainted(Prisma.sql`i.owner_id`, Prisma.sql`users.id`)} as is_known
      from rentals join users on users.id = renter_id
      where item_id = i.id
        and (status = 'en_attente' or status = any(${blockingStatuses}::"RentalStatus"[]))
        and occupied_until > start_date
      union all
      select 'closed', start_date, end_date, i.pieces, null, null, false
      from item_closures where item_id = i.id
    ) as period
    where start_date < ${to}::date and end_date > ${from}::date
    order by start_date, kind, rental_id`;
}

/** An owner reads the name of a renter once one of their requests is accepted; staff always do. */
function itemCalendarView(row: CalendarRow, viewer: Actor): ItemCalendarView {
  const { id, title, pieces, available, pausedUntil } = row;
  const image = row.imageId && uploadUrl('item', row.imageId);
  const periods = row.periods.map(({ isRenterKnown, ...period }) => ({
    ...period,
    renterName:
      period.renterName === null || isRenterKnown || isStaff(viewer)
        ? period.renterName
        : maskedName(period.renterName),
  }));
  return { id, title, image, pieces, available, pausedUntil, periods };
}
