import { Injectable } from '@nestjs/common';
import { minuteMs } from '../../kernel/duration.js';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import type { FacetsView } from './catalogue.schema.js';
import { isShown } from './search-conditions.js';

const freshMs = 30_000;

/** So long they are still answered while they are counted anew. */
const staleMs = minuteMs;

interface Counted {
  at: number;
  facets: FacetsView;
}

/**
 * What the filters of the explorer offer. It is counted from every object and hardly ever changes, while every visit
 * of the home page asks for it: so each process counts twice a minute at most, and hardly anybody waits for it.
 */
@Injectable()
export class FacetsQueries {
  private last?: Counted;
  private counting: Promise<Counted> | undefined;

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<FacetsView> {
    const age = this.last ? Math.abs(this.clock.now().getTime() - this.last.at) : Infinity;
    if (!this.last || age >= staleMs) return (await this.count()).facets;
    // Whoever asks after a failure is told of it, or counts.
    if (age >= freshMs) this.count().catch(() => undefined);
    return this.last.facets;
  }

  /** Once for all who ask meanwhile. */
  private count(): Promise<Counted> {
    this.counting ??= this.countNow().finally(() => {
      this.counting = undefined;
    });
    return this.counting;
  }

  private async countNow(): Promise<Counted> {
    const at = this.clock.now().getTime();
    this.last = { at, facets: await this.compute() };
    return this.last;
  }

  private async compute(): Promise<FacetsView> {
    const [facets] = await this.sql.rows<FacetsView>(Prisma.sql`
      with offered as materialized (
        select category, location, count(*) as count, min(price) as min, max(price) as max
        from item_cards i where ${isShown(this.clock.today())}
        group by location, category
      )
      select
        (select json_agg(json_build_object('id', category.id, 'count', (
            select coalesce(sum(count), 0) from offered where offered.category = category.id)))
          from unnest(enum_range(null::"Category")) as category(id)) as categories,
        (select coalesce(json_agg(json_build_object('name', name, 'count', count) order by name), '[]')
          from (select location, sum(count) from offered group by location) as places(name, count)
        ) as locations,
        (select json_build_object('min', coalesce(min(min), 0), 'max', coalesce(max(max), 0))
          from offered) as price`);
    return facets as FacetsView;
  }
}
