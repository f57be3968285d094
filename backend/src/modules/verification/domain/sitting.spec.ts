import { describe, expect, it } from 'vitest';
import { placeInSitting } from './sitting.js';

describe('the place of a submission in the day of a reviewer', () => {
  it('begins at 1, of all that wait', () => {
    expect(placeInSitting({ decided: 0, skipped: 0, waiting: 200 })).toEqual({
      position: 1,
      total: 200,
    });
  });

  it('counts up with each that is decided, of as many as before', () => {
    expect(placeInSitting({ decided: 11, skipped: 0, waiting: 189 })).toEqual({
      position: 12,
      total: 200,
    });
  });

  it('counts up with each that is left to others, which still waits', () => {
    expect(placeInSitting({ decided: 10, skipped: 1, waiting: 190 })).toEqual({
      position: 12,
      total: 200,
    });
  });
});
