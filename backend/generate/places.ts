import type pg from 'pg';
import { Failure } from '../tooling/failure.js';

/** The rows that a location names; the quartier is null for the city alone. */
export interface PlaceIds {
  city_id: string;
  quartier_id: string | null;
}

/** The rows of each location, `Quartier, Ville` or the city alone. */
export type Places = ReadonlyMap<string, PlaceIds>;

export async function findPlaces(client: pg.Client): Promise<Places> {
  const { rows } = await client.query<PlaceIds & { location: string }>(
    `select name as location, id as city_id, null as quartier_id from cities
     union all
     select q.name || ', ' || c.name, c.id, q.id from quartiers q join cities c on c.id = q.city_id`,
  );
  return new Map(rows.map(({ location, ...ids }) => [location, ids]));
}

/**
 * What the database's trigger would set, which does not run while the market is loaded.
 *
 * @throws Failure when staff have renamed the place
 */
export function placeIds(places: Places, location: string): PlaceIds {
  const ids = places.get(location);
  if (!ids) throw new Failure(`There is no place "${location}" in the database.`);
  return ids;
}
