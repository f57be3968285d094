import type { Day } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import { Prisma } from '../../platform/database/generated/client.js';
import type { Sql } from '../../platform/database/sql.js';
import type { PageEnd } from '../../platform/http/page-cursor.js';
import type { ItemSearch } from './catalogue.schema.js';
import type { PageOfSearch } from './places-of-search.js';
import { offeredAnd } from './search-conditions.js';

const metresOfDegree = 111_320;

/** Of objects whose town staff do not know: after all others. */
const unknownMetres = 9_999_999;

/** In degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/** Of the value that a page ended with: the metres of its place, and when its last object was made. */
export function readNearEnd(value: PageEnd['value']) {
  const [metres = '', createdAt = ''] = String(value).split(' ');
  return { metres: Number(metres), createdAt };
}

/** The places of a search, and how far each is from the one that somebody named. */
export type NearPlaces = { search: ItemSearch; from: Point };

/** The middles of the places that staff know, named as in the location of objects. */
const knownPlaces = Prisma.sql`
  select q.name || ', ' || c.name as name, q.latitude, q.longitude
  from quartiers q join cities c on c.id = q.city_id
  union all select name, latitude, longitude from cities`;

/**
 * The middle of a quartier, or of the city where staff do not know the quartier, as owners may name any.
 *
 * @param name `Quartier, Ville`, or a city alone
 * @throws ProblemError `invalid-request` when staff do not know the city
 */
export async function middleOf(sql: Sql, name = ''): Promise<Point> {
  const city = name.split(', ').at(-1);
  const [point] = await sql.rows<Point>(Prisma.sql`
    select latitude, longitude from (${knownPlaces}) as known
    where name in (${name}, ${city}) order by name = ${name} desc limit 1`);
  if (point) return point;
  const problem = {
    path: 'near',
    message: 'Indiquez un quartier ou une ville de la liste',
  };
  throw new ProblemError('invalid-request', [problem]);
}

/**
 * What follows `from`: the cards of a page, those of the nearest place first, each with the `metres` from the middle of
 * its place. Where an object is within its quartier is known to nobody, so that the order does not tell.
 */
export function nearestCards(near: NearPlaces, page: PageOfSearch, today: Day): Prisma.Sql {
  return Prisma.sql`(${placeAfterPlace(near, page, today)} limit ${page.limit}) as i order by ${page.by}`;
}

/**
 * The newest of each category, by the index of places. Places come in their order, so that PostgreSQL sorts one after the
 * other and reads none that is farther than the end of the page, or nearer than the end of the one before.
 */
function placeAfterPlace(near: NearPlaces, page: PageOfSearch, today: Day): Prisma.Sql {
  const { category } = near.search;
  const { metres, createdAt } = page.end
    ? readNearEnd(page.end.value)
    : { metres: 0, createdAt: 'infinity' };
  const kinds =
    category === 'tous'
      ? Prisma.sql`unnest(enum_range(null::"Category"))`
      : Prisma.sql`(values (${category}::"Category"))`;
  return Prisma.sql`
    select i.*
    from (select * from (${placesOf(near)}) as place where metres >= ${metres} order by metres) as place
    cross join ${kinds} as kind (id)
    cross join lateral (
      select i.* from (
        select i.*, place.metres from item_cards i
        where i.location = place.name and i.category = kind.id
          and i.created_at <= case when place.metres = ${metres} then ${createdAt}::timestamptz else 'infinity' end
          and ${offeredAnd({ ...elsewhere(near), category: 'tous' }, today)}
      ) as i
      where ${page.after} order by i.created_at desc, i.id desc limit ${page.limit}
    ) as i
    order by place.metres, i.created_at desc, i.id desc`;
}

/** All but where: that is said of the places. */
const elsewhere = ({ search }: NearPlaces) => ({ ...search, location: [], city: [] });

/** The places that objects name, one step in an index for each; those that are asked for, if any are. */
export function placesOf({ search: { location, city }, from }: NearPlaces): Prisma.Sql {
  const isAsked =
    location.length + city.length > 0
      ? Prisma.sql`(names.name = any(${location}) or split_part(names.name, ', ', -1) = any(${city}))`
      : Prisma.sql`true`;
  const north = Prisma.sql`(coalesce(known.latitude, town.latitude) - ${from.latitude}::float)`;
  const east = Prisma.sql`((coalesce(known.longitude, town.longitude) - ${from.longitude}::float)
    * cos(radians(${from.latitude}::float)))`;
  return Prisma.sql`
    select names.name,
      coalesce(round(${metresOfDegree} * sqrt(${north} ^ 2 + ${east} ^ 2))::int, ${unknownMetres}) as metres
    from (
      with recursive step (name) as (
        (select location from item_cards where listed order by location limit 1)
        union all
        select (
          select location from item_cards where listed and location > step.name order by location limit 1
        ) from step where step.name is not null
      )
      select name from step where name is not null
    ) as names
    left join (${knownPlaces}) as known on known.name = names.name
    left join cities town on town.name = split_part(names.name, ', ', -1)
    where ${isAsked}`;
}
