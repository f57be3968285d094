import { beforeEach, describe, expect, it } from 'vitest';
import { recentSearches } from './recent-searches';

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  it('are kept on this device, the newest first, each once, five at most', () => {
    for (const search of ['tente', 'drone', 'Tente', 'robot', 'robe', 'scie', 'vélo'])
      recentSearches.add(search);
    expect(recentSearches.list()).toEqual(['vélo', 'scie', 'robe', 'robot', 'Tente']);
    expect(recentSearches.list()).toBe(recentSearches.list());
  });

  it('are forgotten one by one, and nothing is kept of the last', () => {
    for (const search of ['tente', 'drone']) recentSearches.add(search);
    recentSearches.remove('tente');
    expect(recentSearches.list()).toEqual(['drone']);
    recentSearches.remove('drone');
    expect(recentSearches.list()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('are forgotten when asked to', () => {
    recentSearches.add('tente');
    recentSearches.clear();
    expect(recentSearches.list()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it.each(['{', '{}', '[1]'])('are none where something else is kept: %s', (kept) => {
    localStorage.setItem('loka.searches', kept);
    expect(recentSearches.list()).toEqual([]);
  });
});
