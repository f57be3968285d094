import { describe, expect, it } from 'vitest';
import { refundableOf } from './refundable.js';

const number = { operator: 'airtel', phoneNumber: '077000001', received: 12_000 };

describe('what may go back to a number', () => {
  it.each([
    ['what was credited', { credited: 9_000, sentBack: 0, inTransit: 0 }, 9_000],
    [
      'less what went back and what is on its way',
      { credited: 9_000, sentBack: 2_000, inTransit: 3_000 },
      4_000,
    ],
    [
      'nothing when more was sent than asked',
      { credited: 9_000, sentBack: 9_500, inTransit: 0 },
      0,
    ],
  ])('is %s', (_, sums, refundable) => {
    expect(refundableOf({ ...number, ...sums })).toBe(refundable);
  });
});
