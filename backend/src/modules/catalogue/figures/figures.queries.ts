import { Injectable } from '@nestjs/common';
import { type Day, zone } from '../../../kernel/day.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { endBefore, type Listing, pageOfNewest } from '../../../platform/http/listing.js';
import type { Page } from '../../../platform/http/paging.js';
import { uploadUrl } from '../../uploads/index.js';
import type { ItemFiguresView, MonthFiguresView } from './figures.schema.js';

const shownMonths = 6;

interface FiguresRow {
  itemId: string;
  month: string;
  views: number;
  requests: number;
  accepted: number;
  decided: number;
  income: number;
}

type Figures = Omit<FiguresRow, 'itemId' | 'month'>;

/** What an owner's objects brought in the last months, this one included. */
@Injectable()
export class FiguresQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Of all objects together, by month, oldest first. */
  async listMonths(owner: Actor): Promise<MonthFiguresView[]> {
    const rows = await this.rows(owner.id, null);
    return lastMonths(this.clock.today()).map((month) => ({
      month,
      ...sumOf(rows.filter((row) => row.month === month)),
    }));
  }

  /** Of each object, the newest first. */
  async listItems(owner: Actor, query: Listing): Promise<Page<ItemFiguresView>> {
    const end = endBefore(query);
    const after = end
      ? Prisma.sql`(i.created_at, i.id) < (${end.value}::timestamptz, ${end.id}::uuid)`
      : Prisma.sql`true`;
    const owned = Prisma.sql`i.owner_id = ${owner.id}::uuid and i.deleted_at is null`;
    const [found, [counted]] = await Promise.all([
      this.sql.rows<{ id: string; title: string; imageId: string | null; createdAt: Date }>(
        Prisma.sql`
          select i.id, i.title, i.created_at as "createdAt", (
            select upload_id from item_images where item_id = i.id and position = 0) as "imageId"
          from items i where ${owned} and ${after}
          order by i.created_at desc, i.id desc limit ${query.limit + 1}`,
      ),
      this.sql.rows<{ total: number }>(
        Prisma.sql`select count(*)::int as total from items i where ${owned}`,
      ),
    ]);
    const { rows: items, ...page } = pageOfNewest(found, counted?.total ?? 0, query);
    const figures = await this.rows(
      owner.id,
      items.map(({ id }) => id),
    );
    const months = lastMonths(this.clock.today());
    const rows = items.map(({ id, title, imageId }) => {
      const own = figures.filter(({ itemId }) => itemId === id);
      const incomeIn = (month: string) => sumOf(own.filter((row) => row.month === month)).income;
      return {
        itemId: id,
        title,
        image: imageId && uploadUrl('item', imageId),
        ...sumOf(own),
        months: months.map((month) => ({ month, income: incomeIn(month) })),
      };
    });
    return { ...page, rows };
  }

  /** By object and month; of some objects alone, or of all that the owner has or had. */
  private rows(ownerId: string, itemIds: string[] | null): Promise<FiguresRow[]> {
    const first = `${lastMonths(this.clock.today())[0]}-01`;
    const since = Prisma.sql`(${first}::date::timestamp at time zone ${zone})`;
    const monthOf = (at: Prisma.Sql) => Prisma.sql`to_char(${at} at time zone ${zone}, 'YYYY-MM')`;
    const listed = (item: Prisma.Sql) =>
      itemIds ? Prisma.sql`${item} = any(${itemIds}::uuid[])` : Prisma.sql`true`;
    return this.sql.rows<FiguresRow>(Prisma.sql`
      select "itemId", month, sum(views)::int as views, sum(requests)::int as requests,
        sum(accepted)::int as accepted, sum(decided)::int as decided,
        sum(income)::float8 as income
      from (
        select v.item_id as "itemId", to_char(v.day, 'YYYY-MM') as month, v.views,
          0 as requests, 0 as accepted, 0 as decided, 0::bigint as income
        from item_views v join items i on i.id = v.item_id
        where i.owner_id = ${ownerId}::uuid and ${listed(Prisma.sql`v.item_id`)}
          and v.day >= ${first}::date
        union all
        select r.item_id, ${monthOf(Prisma.sql`r.created_at`)}, 0, 1,
          coalesce((e.event = 'accept')::int, 0), coalesce((e.event is not null)::int, 0), 0
        from rentals r
        left join rental_events e on e.rental_id = r.id and e.event in ('accept', 'refuse', 'expire')
        where r.owner_id = ${ownerId}::uuid and ${listed(Prisma.sql`r.item_id`)}
          and r.created_at >= ${since}
        union all
        select r.item_id, ${monthOf(Prisma.sql`line.created_at`)}, 0, 0, 0, 0, line.amount
        from ledger_statement_lines line
        join ledger_transactions t on t.id = line.transaction_id
        join rentals r on r.id = t.rental_id
        where line.user_id = ${ownerId}::uuid and r.owner_id = ${ownerId}::uuid
          and ${listed(Prisma.sql`r.item_id`)} and line.created_at >= ${since}
      ) as each
      group by 1, 2`);
  }
}

function lastMonths(today: Day): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, index) =>
    new Date(Date.UTC(year, month - shownMonths + index)).toISOString().slice(0, 7),
  );
}

function sumOf(rows: readonly Figures[]): Figures {
  const sum = (field: keyof Figures) => rows.reduce((total, row) => total + row[field], 0);
  return {
    views: sum('views'),
    requests: sum('requests'),
    accepted: sum('accepted'),
    decided: sum('decided'),
    income: sum('income'),
  };
}
