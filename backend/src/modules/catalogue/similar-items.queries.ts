import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { isOffered } from '../items/index.js';
import type { ItemView } from './catalogue.schema.js';
import { type ItemRow, itemColumns, itemView } from './item-view.js';

/** Of the same words, and of the category on either side of the price: what is compared, however many there are. */
const candidates = 60;

/** What a word of the title or the type is worth where another object has it: its place, description, title, first word. */
const worths = Prisma.sql`'{0, 0.1, 0.6, 1}'::float4[]`;

/** What else somebody may rent who looks at an item. */
@Injectable()
export class SimilarItemsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Those of other owners first, then those with the most words of its title and type, then the nearest: an object
   * of another town is as far as one that costs four times as much, one of another quartier as one that costs half
   * as much again. Compared are objects of its type, or without one of the first word of its title, and of its category.
   *
   * @throws ProblemError `item-not-found`
   */
  async list(id: string, limit: number, viewer: Actor | undefined): Promise<ItemView[]> {
    const today = this.clock.today();
    const near = (side: Prisma.Sql, order: Prisma.Sql) => Prisma.sql`(
      select i.id from items i
      where ${isOffered(today)} and i.category = (select category from shown) and ${side}
      order by i.price ${order} limit ${candidates})`;
    const dayPrice = (row: string) =>
      Prisma.raw(`greatest(1, case ${row}.price_unit when 'semaine' then ${row}.price / 7.0
        else ${row}.price end)`);
    const rows = await this.sql.rows<ItemRow>(Prisma.sql`
      with shown as (select * from items where ${isThere(id)}),
      words as (
        select replace(coalesce(nullif(type, ''), first)::text, ' ', ' & ')::tsquery as kind,
          replace((strip(title || type))::text, ' ', ' | ')::tsquery as any
        from (
          select strip(ts_filter(search_terms, '{a}')) as first,
            ts_filter(search_terms, '{a, b}') as title,
            strip(to_tsvector('pg_catalog.french',
              normalize_search(coalesce(specifications ->> 'Type', '')))) as type
          from shown
        ) as terms
      )
      select ${itemColumns(viewer, today)}
      from (
        (select i.id from items i
         where i.search_terms @@ (select kind from words) and ${isOffered(today)}
         limit ${candidates}) union
        ${near(Prisma.sql`i.price >= (select price from shown)`, Prisma.sql`asc`)} union
        ${near(Prisma.sql`i.price < (select price from shown)`, Prisma.sql`desc`)}
      ) as candidate
      join items i on i.id = candidate.id and i.id <> ${id}::uuid
      join shown on true
      join words on true
      join users owner on owner.id = i.owner_id
      order by i.owner_id = shown.owner_id,
        ts_rank(${worths}, i.search_terms, words.any) desc,
        abs(ln(${dayPrice('i')} / ${dayPrice('shown')}))
          + case when i.city_id <> shown.city_id then ln(4)
              when i.quartier_id is distinct from shown.quartier_id then ln(1.5) else 0 end,
        i.id
      limit ${limit}`);
    if (rows.length === 0) await this.requireItem(id);
    return rows.map(itemView);
  }

  private async requireItem(id: string): Promise<void> {
    const found = await this.sql.rows(Prisma.sql`select id from items where ${isThere(id)}`);
    if (found.length === 0) throw new ProblemError('item-not-found');
  }
}

/** For everybody. */
const isThere = (id: string) =>
  Prisma.sql`id = ${id}::uuid and deleted_at is null and hidden_at is null`;
