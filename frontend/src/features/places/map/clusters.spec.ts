import { describe, expect, it } from 'vitest';
import { clustersOf, viewOf } from './clusters';

const at = (name: string, latitude: number, longitude: number, count = 1) => ({
  name,
  count,
  point: { latitude, longitude },
});
const louis = at('Louis', 0.408, 9.436, 41);
const batterie = at('Batterie IV', 0.417, 9.43, 43);
const glass = at('Glass', 0.376, 9.46, 23);
const owendo = at('Owendo', 0.3, 9.502);
const city = { center: { latitude: 0.415, longitude: 9.448 }, width: 34 };

const names = (clusters: ReturnType<typeof clustersOf>) =>
  clusters.map(({ members }) => members.map(({ name }) => name));

describe('quartiers on the map of a city', () => {
  it('are put together where they lie too near to be pressed', () => {
    const clusters = clustersOf([louis, owendo, batterie], city);
    expect(names(clusters)).toEqual([['Batterie IV', 'Louis'], ['Owendo']]);
    expect(clusters[0]?.count).toBe(84);
  });

  it('are left out beyond its edges', () => {
    expect(clustersOf([at('Franceville', -1.63, 13.58)], city)).toEqual([]);
  });

  it('come apart when they are looked at more closely, all of them on the map', () => {
    const together = [louis, batterie, glass];
    const view = viewOf(together, city);
    expect(view.width).toBeLessThanOrEqual(17);
    expect(clustersOf(together, view).flatMap(({ members }) => members)).toHaveLength(3);
    const closest = viewOf([louis, batterie], view);
    expect(names(clustersOf([louis, batterie], closest))).toEqual([['Batterie IV'], ['Louis']]);
  });
});
