import { describe, expect, it } from 'vitest';
import { isFresh } from './fresh-authentication.js';

const now = new Date('2026-12-08T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('a proof of who one is', () => {
  it.each([
    [0, true],
    [599, true],
    [600, false],
  ])('given %i s ago is fresh: %s', (seconds, fresh) => {
    expect(isFresh(ago(seconds), now)).toBe(fresh);
  });

  it('that was never given is not fresh', () => {
    expect(isFresh(undefined, now)).toBe(false);
  });
});
