import type { City, Point } from '@/api/types';
import { metresBetween } from './projection';

/** So near a quartier is beside another one. */
const NEAR_METRES = 2_500;
const MOST = 3;

/** The names of the quartiers around a point of a city, the nearest first. */
export function neighboursOf(point: Point, quartiers: City['quartiers']): string[] {
  return quartiers
    .map(({ name, point: other }) => ({ name, metres: metresBetween(point, other) }))
    .filter(({ metres }) => metres > 0 && metres <= NEAR_METRES)
    .sort((one, other) => one.metres - other.metres)
    .slice(0, MOST)
    .map(({ name }) => name);
}
