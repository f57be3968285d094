import type { Point } from '@/api/types';

/** The map's own units: about a pixel each on a phone. */
export const mapWidth = 320;
export const mapHeight = 280;

/** What of the world a map shows: its middle, and its width in kilometres. */
export interface View {
  center: Point;
  width: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Of latitude anywhere, and of longitude this near to the equator. */
const kilometresPerDegree = 111.2;

const unitsPerDegree = ({ width }: View) => (kilometresPerDegree * mapWidth) / width;

/** Where a point lies on a map that shows this view. */
export function spotOf({ latitude, longitude }: Point, view: View): Spot {
  const scale = unitsPerDegree(view);
  return {
    x: mapWidth / 2 + (longitude - view.center.longitude) * scale,
    y: mapHeight / 2 - (latitude - view.center.latitude) * scale,
  };
}

/** The point that lies under a spot of the map, to about a metre. */
export function pointAt({ x, y }: Spot, view: View): Point {
  const scale = unitsPerDegree(view);
  return {
    latitude: toMetre(view.center.latitude - (y - mapHeight / 2) / scale),
    longitude: toMetre(view.center.longitude + (x - mapWidth / 2) / scale),
  };
}

/** Metres between two points of a city. */
export function metresBetween(one: Point, other: Point): number {
  const degrees = Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude);
  return degrees * kilometresPerDegree * 1000;
}

/** Whether a spot is on the map, and so far from its edges. */
export function isWithin({ x, y }: Spot, margin = 0): boolean {
  return x >= margin && x <= mapWidth - margin && y >= margin && y <= mapHeight - margin;
}

const toMetre = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
