import { describe, expect, it } from 'vitest';
import { isWithin, mapHeight, mapWidth, metresBetween, pointAt, spotOf } from './projection';

const view = { center: { latitude: 0.4, longitude: 9.45 }, width: 4 };

describe('a drawn map', () => {
  it('has north above, east to the right, and its center in the middle', () => {
    expect(spotOf(view.center, view)).toEqual({ x: mapWidth / 2, y: mapHeight / 2 });
    const northEast = spotOf({ latitude: 0.41, longitude: 9.46 }, view);
    expect(northEast.x).toBeGreaterThan(mapWidth / 2);
    expect(northEast.y).toBeLessThan(mapHeight / 2);
  });

  it('shows as many kilometres as it is wide', () => {
    const [west, east] = [0, mapWidth].map((x) => pointAt({ x, y: 0 }, view));
    expect(metresBetween(west as typeof view.center, east as typeof view.center)).toBeCloseTo(
      4000,
      -1,
    );
  });

  it('finds the point again that a spot stands for, to a metre or two', () => {
    const point = { latitude: 0.40321, longitude: 9.44789 };
    expect(metresBetween(pointAt(spotOf(point, view), view), point)).toBeLessThan(2);
  });

  it('ends at its edges', () => {
    expect(isWithin({ x: 1, y: 1 })).toBe(true);
    expect(isWithin({ x: 1, y: 1 }, 10)).toBe(false);
    expect(isWithin({ x: mapWidth + 1, y: 1 })).toBe(false);
  });
});
