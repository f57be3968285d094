import { describe, expect, it } from 'vitest';
import {
  citiesOf,
  countIn,
  extentOf,
  type PlaceChoice,
  toggleCity,
  togglePlace,
  withCounts,
} from './place-choice';

const cities = citiesOf([
  { name: 'Glass, Libreville', count: 3 },
  { name: 'Louis, Libreville', count: 2 },
  { name: 'Port-Gentil', count: 6 },
]);
const [portGentil, libreville] = cities as [(typeof cities)[0], (typeof cities)[0]];
const nothing: PlaceChoice = { city: [], location: [] };

describe('the numbers beside the cities', () => {
  const numbers = (counts: Parameters<typeof withCounts>[1]) =>
    withCounts(cities, counts).map(({ name, count, places }) => [
      name,
      count,
      places.map((place) => place.count),
    ]);

  it('are those of what is looked for, in the same order', () => {
    const counts = [
      { name: 'Louis, Libreville', count: 2 },
      { name: 'Glass, Libreville', count: 1 },
    ];
    expect(numbers(counts)).toEqual([
      ['Port-Gentil', 0, [0]],
      ['Libreville', 3, [1, 2]],
    ]);
  });

  it.each([null, undefined])('are left out when they are not known: %s', (counts) => {
    expect(numbers(counts)).toEqual([
      ['Port-Gentil', undefined, [undefined]],
      ['Libreville', undefined, [undefined, undefined]],
    ]);
  });
});

describe('the cities of the explorer', () => {
  it('have the places that end with their name, and count their objects', () => {
    expect(cities.map(({ name, count, places }) => [name, count, places.length])).toEqual([
      ['Port-Gentil', 6, 1],
      ['Libreville', 5, 2],
    ]);
  });

  it('are chosen as a whole, whatever was chosen in them', () => {
    const some = togglePlace(libreville, 'Louis, Libreville', nothing);
    expect(extentOf(libreville, some)).toBe('some');
    const all = toggleCity(libreville, some);
    expect(all).toEqual({ city: ['Libreville'], location: [] });
    expect(extentOf(libreville, all)).toBe('all');
    expect(toggleCity(libreville, all)).toEqual(nothing);
  });

  it('are left with the other places when one is taken out', () => {
    const all = toggleCity(libreville, nothing);
    expect(togglePlace(libreville, 'Glass, Libreville', all)).toEqual({
      city: [],
      location: ['Louis, Libreville'],
    });
  });

  it('are chosen once each of their places is', () => {
    const one = togglePlace(libreville, 'Glass, Libreville', nothing);
    expect(togglePlace(libreville, 'Louis, Libreville', one).city).toEqual(['Libreville']);
    expect(togglePlace(portGentil, 'Port-Gentil', nothing).city).toEqual(['Port-Gentil']);
  });

  it('leave what is chosen in other cities', () => {
    const chosen = { city: ['Port-Gentil'], location: ['Louis, Libreville'] };
    expect(toggleCity(libreville, chosen).city).toEqual(['Port-Gentil', 'Libreville']);
    expect(togglePlace(libreville, 'Louis, Libreville', chosen)).toEqual({
      city: ['Port-Gentil'],
      location: [],
    });
  });
});

describe('how many objects the chosen places have', () => {
  const cities = citiesOf([
    { name: 'Glass, Libreville', count: 3 },
    { name: 'Libreville', count: 2 },
    { name: 'Grand Village, Port-Gentil', count: 4 },
  ]);

  it.each([
    [{ city: [], location: [] }, 9],
    [{ city: ['Libreville'], location: [] }, 5],
    [{ city: ['Port-Gentil'], location: ['Glass, Libreville'] }, 7],
  ])('%j: %i', (choice, count) => expect(countIn(cities, choice)).toBe(count));

  it('is not known while a number is not, or no place is', () => {
    expect(countIn(withCounts(cities, null), { city: [], location: [] })).toBeUndefined();
    expect(countIn([], { city: [], location: [] })).toBeUndefined();
  });
});
