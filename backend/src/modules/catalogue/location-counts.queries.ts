import { Injectable } from '@nestjs/common';
import type { Day } from '../../kernel/day.js';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import type { ItemFilters, LocationCountsView } from './catalogue.schema.js';
import { offeredAnd } from './search-conditions.js';

/** So many objects are counted at most: beyond, the numbers would cost more than the search itself. */
export const countedCap = 5_000;

/** How many objects each place has of what somebody looks for, whichever places they have ticked. */
@Injectable()
export class LocationCountsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async count(filters: ItemFilters): Promise<LocationCountsView> {
    const today = this.clock.today();
    const rows = await this.sql.rows<CountRow>(countStatement(filters, today, countedCap));
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    return { locations: total > countedCap ? null : rows };
  }
}

interface CountRow {
  name: string;
  count: number;
}

/** @param cap one more than that is read, to know whether there are more */
export function countStatement(filters: ItemFilters, today: Day, cap: number): Prisma.Sql {
  return Prisma.sql`
    select found.location as name, count(*)::int as count
    from (
      select i.location from item_cards i where ${offeredAnd(filters, today)} limit ${cap + 1}
    ) as found
    group by found.location
    order by found.location`;
}
