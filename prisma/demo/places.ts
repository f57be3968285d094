import type { Db } from '../../backend/src/platform/database/prisma.js';
import type { Person } from './people.js';
import { lot, stableId } from './stable.js';

interface DemoMeetingPoint {
  /** `Quartier, Ville` */
  place: string;
  name: string;
  landmark: string;
  latitude: number;
  longitude: number;
}

/** Places that everybody knows, roughly where they are. */
export const meetingPoints: readonly DemoMeetingPoint[] = [
  {
    place: 'Batterie IV, Libreville',
    name: 'Centre commercial Mbolo',
    landmark: "devant l'entrée, côté boulevard",
    latitude: 0.4085,
    longitude: 9.4325,
  },
  {
    place: 'Mont-Bouët, Libreville',
    name: 'Marché Mont-Bouët',
    landmark: "à l'entrée principale",
    latitude: 0.3975,
    longitude: 9.46,
  },
  {
    place: 'Centre-ville, Libreville',
    name: 'Port Môle',
    landmark: "devant l'embarcadère",
    latitude: 0.3895,
    longitude: 9.4445,
  },
  {
    place: 'Nzeng-Ayong, Libreville',
    name: 'Carrefour de Nzeng-Ayong',
    landmark: '',
    latitude: 0.4243,
    longitude: 9.4697,
  },
  {
    place: 'Owendo, Libreville',
    name: "Gare d'Owendo",
    landmark: 'devant le hall des départs',
    latitude: 0.304,
    longitude: 9.4975,
  },
  {
    place: 'Grand Village, Port-Gentil',
    name: 'Marché du Grand Village',
    landmark: "à l'entrée principale",
    latitude: -0.7235,
    longitude: 8.7845,
  },
  {
    place: 'Centre-ville, Port-Gentil',
    name: 'Église Saint-Louis',
    landmark: 'sur le parvis',
    latitude: -0.7155,
    longitude: 8.7875,
  },
];

export const landmarks = [
  'derrière la pharmacie du quartier, portail vert',
  "à côté de l'école primaire",
  'en face de la station-service, première rue à droite',
  'maison blanche après le manguier',
  "au-dessus de l'épicerie du carrefour",
  'deuxième portail bleu après la mosquée',
];

/** More than there are landmarks, so that some owners give none. */
const chances = landmarks.length + 2;

/** How far a point is from the middle of its quartier at most, in degrees: about 300 metres. */
const farthest = 0.0027;

/** @returns the id of each meeting point by its name */
export async function loadMeetingPoints(db: Db): Promise<Map<string, string>> {
  const quartiers = await quartiersByPlace(db);
  const rows = meetingPoints.map(({ place, ...point }) => ({
    ...point,
    id: stableId(`meeting point ${point.name}`),
    quartierId: quartiers.get(place)?.id as string,
  }));
  await db.meetingPoint.createMany({ data: rows });
  return new Map(rows.map(({ name, id }) => [name, id]));
}

type Whereabouts = { landmark: string; latitude: number | null; longitude: number | null };

/** Where each owner keeps their objects: most say how to find them, and put a point on the map. */
export async function whereaboutsOf(db: Db, owners: Iterable<Person>) {
  const quartiers = await quartiersByPlace(db);
  const found = [...owners].map(({ id, place }): [string, Whereabouts] => {
    const landmark = landmarks[lot(`${id} where`, chances)];
    const quartier = quartiers.get(place);
    if (!landmark || !quartier) return [id, { landmark: '', latitude: null, longitude: null }];
    return [
      id,
      {
        landmark,
        latitude: quartier.latitude + aside(`${id} latitude`),
        longitude: quartier.longitude + aside(`${id} longitude`),
      },
    ];
  });
  return new Map(found);
}

/** Degrees, to about a metre. */
function aside(name: string): number {
  const metres = 100_000;
  return Math.round((lot(name, 2001) / 1000 - 1) * farthest * metres) / metres;
}

async function quartiersByPlace(db: Db) {
  const quartiers = await db.quartier.findMany({ include: { city: true } });
  return new Map(
    quartiers.map((quartier) => [`${quartier.name}, ${quartier.city.name}`, quartier]),
  );
}
