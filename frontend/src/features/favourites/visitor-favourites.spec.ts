// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { visitorFavourites } from './visitor-favourites';

afterEach(() => localStorage.clear());

describe('what a visitor keeps', () => {
  it('is the newest first, each once, with the days looked at last', () => {
    visitorFavourites.add({ id: 'a' });
    visitorFavourites.add({ id: 'b' });
    visitorFavourites.add({ id: 'a', start: '2026-12-01', end: '2026-12-03' });
    expect(visitorFavourites.list()).toEqual([
      { id: 'a', start: '2026-12-01', end: '2026-12-03' },
      { id: 'b' },
    ]);
    visitorFavourites.remove('a');
    expect(visitorFavourites.list()).toEqual([{ id: 'b' }]);
  });

  it('is 200 objects at most', () => {
    const added = Array.from({ length: 201 }, (_, id) => visitorFavourites.add({ id: String(id) }));
    expect(added.filter(Boolean)).toHaveLength(200);
    expect(added.at(-1)).toBe(false);
  });

  it('is one array until it changes, also from another tab', () => {
    visitorFavourites.add({ id: 'a' });
    expect(visitorFavourites.list()).toBe(visitorFavourites.list());
    localStorage.setItem('loka.favourites', '[{"id":"b"}]');
    expect(visitorFavourites.list()).toEqual([{ id: 'b' }]);
  });
});
