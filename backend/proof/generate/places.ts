import type pg from 'pg';
import { meetingPoints } from '../../../prisma/demo/places.js';
import { stableId } from '../../../prisma/demo/stable.js';
import { Failure } from '../../tooling/failure.js';

/** The rows that a location names, and where it is; the quartier is null for the city alone. */
export interface Place {
  cityId: string;
  quartierId: string | null;
  latitude: number;
  longitude: number;
}

/** Where people may meet. */
export interface MeetingPoint {
  id: string;
  cityId: string;
  /** `Port Môle, Centre-ville, Libreville` */
  name: string;
}

/** What the database has of places. */
export interface Places {
  /** By location, `Quartier, Ville` or the city alone. */
  locations: ReadonlyMap<string, Place>;
  meetingPoints: readonly MeetingPoint[];
}

/** The places of the database, to which well-known meeting points are added when it has none. */
export async function findPlaces(client: pg.Client): Promise<Places> {
  const { rows } = await client.query<Place & { location: string }>(
    `select name as location, id as "cityId", null as "quartierId", latitude, longitude from cities
     union all
     select q.name || ', ' || c.name, c.id, q.id, q.latitude, q.longitude
     from quartiers q join cities c on c.id = q.city_id`,
  );
  const locations = new Map(rows.map(({ location, ...place }) => [location, place]));
  const found = await findMeetingPoints(client);
  if (found.length > 0) return { locations, meetingPoints: found };
  for (const { place, name, landmark, latitude, longitude } of meetingPoints) {
    await client.query(
      `insert into meeting_points (id, quartier_id, name, landmark, latitude, longitude)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        stableId(`meeting point ${name}`),
        placeOf(locations, place).quartierId,
        ...[name, landmark, latitude, longitude],
      ],
    );
  }
  return { locations, meetingPoints: await findMeetingPoints(client) };
}

/** Those that are offered. */
async function findMeetingPoints(client: pg.Client): Promise<MeetingPoint[]> {
  const { rows } = await client.query<MeetingPoint>(
    `select m.id, c.id as "cityId", concat_ws(', ', m.name, q.name, c.name) as name
     from meeting_points m
     join quartiers q on q.id = m.quartier_id and q.active
     join cities c on c.id = q.city_id and c.active
     where m.active
     order by m.name, m.id`,
  );
  return rows;
}

/**
 * What a location names: what the database's trigger would set, which does not run while the market is
 * loaded.
 *
 * @throws Failure when staff have renamed the place
 */
export function placeOf(locations: Places['locations'], location: string): Place {
  const place = locations.get(location);
  if (!place) throw new Failure(`There is no place "${location}" in the database.`);
  return place;
}
