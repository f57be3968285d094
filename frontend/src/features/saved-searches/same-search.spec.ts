import { describe, expect, it } from 'vitest';
import { isSameSearch } from './same-search';

const none = { location: [], city: [] };

describe('a search', () => {
  it('is the same in whichever order its places stand, and with capitals', () => {
    const one = { ...none, q: 'Scie  sauteuse', location: ['Louis', 'Glass'] };
    expect(isSameSearch(one, { ...none, q: 'scie sauteuse', location: ['Glass', 'Louis'] })).toBe(
      true,
    );
  });

  it('is another with another price', () => {
    expect(isSameSearch({ ...none, maxPrice: 500 }, { ...none, maxPrice: 1_000 })).toBe(false);
  });
});
