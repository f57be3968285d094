import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { isOffered } from '../items/index.js';
import type { FacetsView } from './catalogue.schema.js';

const freshMs = 30_000;

/**
 * What the filters of the explorer offer. It reads the whole table and hardly ever changes, while
 * every visit of the home page asks for it: so each process computes it twice a minute at most.
 */
@Injectable()
export class FacetsQueries {
  private current?: { at: number; facets: Promise<FacetsView> };

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  get(): Promise<FacetsView> {
    const now = this.clock.now().getTime();
    if (!this.current || Math.abs(now - this.current.at) >= freshMs) {
      const facets = this.compute();
      this.current = { at: now, facets };
      facets.catch(() => {
        this.current = undefined;
      });
    }
    return this.current.facets;
  }

  private async compute(): Promise<FacetsView> {
    const [facets] = await this.sql.rows<FacetsView>(Prisma.sql`
      with offered as materialized (
        select category, location, price from items i where ${isOffered(this.clock.today())}
      )
      select
        (select json_agg(json_build_object('id', category.id, 'count', (
            select count(*) from offered where offered.category = category.id)))
          from unnest(enum_range(null::"Category")) as category(id)) as categories,
        (select coalesce(json_agg(json_build_object('name', name, 'count', count) order by name), '[]')
          from (select location, count(*) from offered group by location) as places(name, count)
        ) as locations,
        (select json_build_object('min', coalesce(min(price), 0), 'max', coalesce(max(price), 0))
          from offered) as price`);
    return facets as FacetsView;
  }
}
