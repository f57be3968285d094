import { describe, expect, it } from 'vitest';
import { maskedNumber, nationalNumber } from './phone-number.js';

describe('a phone number', () => {
  it.each(['077 12 34 56', '077.123.456', '+241 77 12 34 56', '00241 077-12-34-56'])(
    'is a Gabonese one however it is written: %s',
    (text) => expect(nationalNumber(text)).toBe('077123456'),
  );

  it.each(['', '0771', '+33 6 12 34 56 78', '077 12 34 56 78 9', 'téléphone', '-77123456'])(
    'is not: %s',
    (text) => expect(nationalNumber(text)).toBeNull(),
  );
});

it('a masked number keeps what its owner knows it by', () => {
  expect(maskedNumber('077123401')).toBe('077\u00a0••\u00a0••\u00a001');
});
