import { describe, expect, it } from 'vitest';
import { internationalPhone } from './phone';

describe('a number to dial', () => {
  it.each(['077 00 00 01', '77000001', '+241 77 00 00 01', '00241077000001'])(
    'is the same however it was written: %s',
    (phone) => expect(internationalPhone(phone)).toBe('24177000001'),
  );
});
