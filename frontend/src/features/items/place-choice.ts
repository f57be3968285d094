/** Whole cities and single places, as the address of the explorer names them. */
export type PlaceChoice = { city: string[]; location: string[] };

/** How many objects it has is not always known. */
type Place = { name: string; count: number | undefined };

type Counted = Place & { count: number };

/** A city with the places where objects are: `Quartier, Ville`, or the city alone. */
export type CityPlaces = Place & { places: Place[] };

/** The cities, the one with most objects first. */
export function citiesOf(locations: readonly Counted[]): CityPlaces[] {
  const cities = new Map<string, Counted & { places: Counted[] }>();
  for (const place of locations) {
    const name = cityOf(place.name);
    const city = cities.get(name) ?? { name, count: 0, places: [] };
    city.count += place.count;
    city.places.push(place);
    cities.set(name, city);
  }
  return [...cities.values()].sort((one, other) => other.count - one.count);
}

/** The same with other numbers: a place without one has none of what is looked for. */
export function withCounts(
  cities: readonly CityPlaces[],
  counts: readonly Counted[] | null | undefined,
): CityPlaces[] {
  const known = counts && new Map(counts.map(({ name, count }) => [name, count]));
  return cities.map((city) => {
    const places = city.places.map(({ name }) => ({
      name,
      count: known ? (known.get(name) ?? 0) : undefined,
    }));
    return { ...city, places, count: known ? sumOf(places) : undefined };
  });
}

/** How many objects all chosen places have, all of them without a choice; undefined while a number is not known. */
export function countIn(cities: readonly CityPlaces[], { city, location }: PlaceChoice) {
  const isAll = city.length + location.length === 0;
  const chosen = cities.flatMap((one) =>
    isAll || city.includes(one.name)
      ? [one]
      : one.places.filter(({ name }) => location.includes(name)),
  );
  if (cities.length === 0 || chosen.some(({ count }) => count === undefined)) return undefined;
  return sumOf(chosen);
}

const sumOf = (places: Place[]) => places.reduce((sum, { count = 0 }) => sum + count, 0);

const cityOf = (place: string) => place.split(', ').at(-1) ?? place;

/** `Louis` of `Louis, Libreville`. */
export const quartierOf = (place: string): string => place.slice(0, -cityOf(place).length - 2);

export type Extent = 'all' | 'some' | 'none';

/** How much of a city is chosen. */
export function extentOf({ name, places }: CityPlaces, choice: PlaceChoice): Extent {
  if (choice.city.includes(name)) return 'all';
  return places.some((place) => choice.location.includes(place.name)) ? 'some' : 'none';
}

/** Chooses a city as a whole, or takes it back. */
export function toggleCity(city: CityPlaces, choice: PlaceChoice): PlaceChoice {
  const without = withoutCity(city, choice);
  if (extentOf(city, choice) === 'all') return without;
  return { ...without, city: [...without.city, city.name] };
}

/** Chooses a place or takes it back; with all of its places chosen, a city is chosen as a whole. */
export function togglePlace(city: CityPlaces, place: string, choice: PlaceChoice): PlaceChoice {
  const names = city.places.map(({ name }) => name);
  const isWhole = extentOf(city, choice) === 'all';
  const before = isWhole ? names : names.filter((name) => choice.location.includes(name));
  const after = before.includes(place)
    ? before.filter((name) => name !== place)
    : [...before, place];
  const without = withoutCity(city, choice);
  if (after.length === names.length) return { ...without, city: [...without.city, city.name] };
  return { ...without, location: [...without.location, ...after] };
}

function withoutCity({ name, places }: CityPlaces, choice: PlaceChoice): PlaceChoice {
  return {
    city: choice.city.filter((one) => one !== name),
    location: choice.location.filter((one) => places.every((place) => place.name !== one)),
  };
}
