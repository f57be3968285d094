import { Injectable } from '@nestjs/common';
import type { Day } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { containing } from '../../platform/database/like-pattern.js';
import { Sql } from '../../platform/database/sql.js';
import type { Page } from '../../platform/http/paging.js';
import { isMissing, isPaused } from '../items/index.js';
import type { StaffItemList, StaffItemView } from './catalogue.schema.js';
import { type ItemRow, itemColumns, itemView } from './item-view.js';

type StaffRow = ItemRow & { state: StaffItemView['state'] };

const stateOn = (today: Day) => Prisma.sql`case
  when i.deleted_at is not null then 'deleted'
  when i.hidden_at is not null then 'hidden'
  when not i.available then 'unavailable'
  when ${isMissing} then 'missing'
  when ${isPaused(today)} then 'paused'
  else 'offered' end`;

const columns = {
  createdAt: Prisma.sql`i.created_at`,
  price: Prisma.sql`i.price`,
  title: Prisma.sql`i.title`,
};
const directions = { ASC: Prisma.sql`asc`, DESC: Prisma.sql`desc` };

/** Items as staff see them, also those that nobody else does. */
@Injectable()
export class ItemsAdminQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** @param query may name the item after which to go on, for whoever reads all of them */
  async list(
    query: StaffItemList & { after?: string | undefined },
    viewer: Actor,
  ): Promise<Page<StaffItemView>> {
    const direction = directions[query.order];
    const wanted = Prisma.join(conditions(query, this.clock.today()), ' and ');
    // Counted apart: with each row, all rows would be read whole, and of a page beyond the last none would say it.
    const [rows, [counted]] = await Promise.all([
      this.select(
        viewer,
        Prisma.sql`${wanted}
          ${query.after ? afterItem(query, query.after) : Prisma.empty}
          order by ${columns[query.sort]} ${direction}, i.id ${direction}
          limit ${query.perPage} offset ${query.after ? 0 : (query.page - 1) * query.perPage}`,
      ),
      this.sql.rows<{ total: number }>(
        Prisma.sql`select count(*)::int as total from items i where ${wanted}`,
      ),
    ]);
    return { rows: rows.map(staffItemView), total: counted?.total ?? 0 };
  }

  /** @throws ProblemError `item-not-found` */
  async get(id: string, viewer: Actor): Promise<StaffItemView> {
    const [row] = await this.select(viewer, Prisma.sql`i.id = ${id}`);
    if (!row) throw new ProblemError('item-not-found');
    return staffItemView(row);
  }

  private select(viewer: Actor, where: Prisma.Sql): Promise<StaffRow[]> {
    const today = this.clock.today();
    return this.sql.rows<StaffRow>(Prisma.sql`
      select ${itemColumns(viewer, today)}, ${stateOn(today)} as state
      from items i join users owner on owner.id = i.owner_id
      where ${where}`);
  }
}

function conditions({ q, state, category, ownerId }: StaffItemList, today: Day): Prisma.Sql[] {
  return [
    Prisma.sql`true`,
    ...(q ? [Prisma.sql`i.search_text like ${containing(q)}`] : []),
    ...(state ? [Prisma.sql`${stateOn(today)} = ${state}`] : []),
    ...(category ? [Prisma.sql`i.category = ${category}::"Category"`] : []),
    ...(ownerId ? [Prisma.sql`i.owner_id = ${ownerId}`] : []),
  ];
}

function afterItem({ sort, order }: StaffItemList, id: string): Prisma.Sql {
  const comparison = order === 'ASC' ? Prisma.sql`>` : Prisma.sql`<`;
  return Prisma.sql`and (${columns[sort]}, i.id) ${comparison} (
    select ${columns[sort]}, i.id from items i where i.id = ${id})`;
}

function staffItemView(row: StaffRow): StaffItemView {
  return { ...itemView(row), state: row.state };
}
