import type { Point } from '@/api/types';
import { isWithin, mapHeight, mapWidth, type Spot, spotOf, type View } from './projection';

/** A quartier with how many objects are in it, where that is known. */
export type Marked = { name: string; point: Point; count: number | undefined };

/** Quartiers that lie too near to each other to be pressed one by one, or a single one. */
export type Cluster = Spot & { members: Marked[]; count: number | undefined };

/** So far apart, in units of the map, two of them can be pressed. */
const reach = 38;

/** How far they stay from the edges. */
const margin = 14;

/** Those on the map, at the place of the quartier with most objects. */
export function clustersOf(marked: readonly Marked[], view: View): Cluster[] {
  const clusters: Cluster[] = [];
  for (const one of [...marked].sort((a, b) => (b.count ?? 0) - (a.count ?? 0))) {
    const spot = spotOf(one.point, view);
    if (!isWithin(spot, margin)) continue;
    const near = clusters.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < reach);
    if (near) {
      near.members.push(one);
      near.count = sumOf(near.count, one.count);
    } else clusters.push({ ...spot, members: [one], count: one.count });
  }
  return clusters;
}

const sumOf = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one + other;

const kilometresPerDegree = 111.2;

/** Of the map's width, what a cluster fills once it is looked at more closely. */
const filled = 0.65;

/** A closer view of some quartiers: never more than half as wide as the one before. */
export function viewOf(members: readonly Marked[], before: View): View {
  const between = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [south, north] = between(members.map(({ point }) => point.latitude));
  const [west, east] = between(members.map(({ point }) => point.longitude));
  const degrees = Math.max(east - west, (north - south) * (mapWidth / mapHeight));
  return {
    center: { latitude: (south + north) / 2, longitude: (west + east) / 2 },
    width: Math.min((degrees * kilometresPerDegree) / filled, before.width / 2),
  };
}
