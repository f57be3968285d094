import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import type { Page } from '../../platform/http/paging.js';
import type { StaffPlaceList, StaffPlaceView } from './places.schema.js';

type PlaceRow = Omit<StaffPlaceView, 'point'> & {
  latitude: number;
  longitude: number;
  total: number;
};

/** Every city, quartier and meeting point. */
const places = Prisma.sql`
  select id, 'city' as kind, name, '' as landmark, name as city, null as quartier, active, latitude,
    longitude
  from cities
  union all
  select q.id, 'quartier', q.name, '', c.name, null, q.active, q.latitude, q.longitude
  from quartiers q join cities c on c.id = q.city_id
  union all
  select m.id, 'meeting_point', m.name, m.landmark, c.name, q.name, m.active, m.latitude, m.longitude
  from meeting_points m join quartiers q on q.id = m.quartier_id join cities c on c.id = q.city_id`;

/** Each city with its meeting points, then its quartiers. */
const orders = {
  city: (direction: Prisma.Sql) => Prisma.sql`city ${direction}, kind, name, id`,
  name: (direction: Prisma.Sql) => Prisma.sql`name ${direction}, id`,
};
const directions = { ASC: Prisma.sql`asc`, DESC: Prisma.sql`desc` };

/** Places as staff keep them, also those that are not offered. */
@Injectable()
export class PlacesAdminQueries {
  constructor(private readonly sql: Sql) {}

  async list({ q, kind, active, ...page }: StaffPlaceList): Promise<Page<StaffPlaceView>> {
    const wanted = [Prisma.sql`true`];
    if (q) wanted.push(Prisma.sql`strpos(normalize_search(name), normalize_search(${q})) > 0`);
    if (kind) wanted.push(Prisma.sql`kind = ${kind}`);
    if (active !== undefined) wanted.push(Prisma.sql`active = ${active}`);
    const rows = await this.sql.rows<PlaceRow>(Prisma.sql`
      select *, count(*) over ()::int as total from (${places}) as place
      where ${Prisma.join(wanted, ' and ')}
      order by ${orders[page.sort](directions[page.order])}
      limit ${page.perPage} offset ${(page.page - 1) * page.perPage}`);
    return { rows: rows.map(staffPlaceView), total: rows[0]?.total ?? 0 };
  }

  /** @throws ProblemError `place-not-found` */
  async get(id: string): Promise<StaffPlaceView> {
    const [row] = await this.sql.rows<PlaceRow>(
      Prisma.sql`select *, 1 as total from (${places}) as place where id = ${id}`,
    );
    if (!row) throw new ProblemError('place-not-found');
    return staffPlaceView(row);
  }
}

function staffPlaceView({ total, latitude, longitude, ...place }: PlaceRow): StaffPlaceView {
  return { ...place, point: { latitude, longitude } };
}
