import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';

/** Where objects are, and where they change hands. */
export const placeInvariants: Invariant[] = [
  {
    name: 'the location of every object is written as the places that it names are',
    sql: Prisma.sql`
      select i.id, i.location, q.name as quartier, c.name as city
      from items i
      left join cities c on c.id = i.city_id
      left join quartiers q on q.id = i.quartier_id
      where c.id is null or (i.quartier_id is not null and q.id is null) or q.city_id <> c.id
        or case when q.id is null then split_part(i.location, ', ', -1) <> c.name
          else i.location <> q.name || ', ' || c.name end
      union all
      select i.id, i.location, q.name, c.name
      from items i
      join cities c on c.id = i.city_id
      join quartiers q on q.city_id = c.id
        and normalize_search(i.location) = normalize_search(q.name || ', ' || c.name)
      where i.quartier_id is null`,
  },
  {
    name: 'every rental changes hands as its payment says, at a meeting point that there is if at one',
    sql: Prisma.sql`
      select r.id, r.fulfilment, r.meeting_point_id, p.fulfilment as chosen,
        p.meeting_point_id as chosen_point
      from rentals r
      join payments p on p.rental_id = r.id and p.purpose = 'rental'
      where r.fulfilment <> p.fulfilment or r.meeting_point_id is distinct from p.meeting_point_id
      union all
      select r.id, r.fulfilment, r.meeting_point_id, null, null
      from rentals r
      left join meeting_points m on m.id = r.meeting_point_id
      where (r.fulfilment = 'meeting_point') <> (m.id is not null)`,
  },
];
