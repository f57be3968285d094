import { describe, expect, it } from 'vitest';
import type { ReadRows } from './read-history.js';
import { findUnaskedSteps } from './unasked-steps.js';

const call = { rentalId: 'r', by: 'owner', from: 100_000, until: 101_000 };
const find = (step: object) => {
  const row = { rentalId: 'r', event: 'accept', by: 'owner', at: '100500', ...step };
  return findUnaskedSteps((async () => [row]) as unknown as ReadRows, { calls: [call] });
};

describe('a step of a member', () => {
  it.each([{}, { at: '98000' }, { at: '103000' }])('was asked for: %o', async (step) => {
    expect(await find(step)).toEqual([]);
  });

  it.each([{ at: '97999' }, { at: '103001' }, { by: 'renter' }, { rentalId: 's' }])(
    'was not asked for: %o',
    async (step) => {
      const [line] = await find(step);
      expect(line).toMatch('Nobody asked for: accept of rental');
    },
  );
});
