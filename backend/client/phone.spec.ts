import { describe, expect, it } from 'vitest';
import { formatPhone, internationalPhone } from './phone';

describe('a number to dial', () => {
  it.each(['077 00 00 01', '77000001', '+241 77 00 00 01', '00241077000001'])(
    'is the same however it was written: %s',
    (phone) => expect(internationalPhone(phone)).toBe('24177000001'),
  );
});

describe('a number to read', () => {
  it('is grouped, on one line', () => {
    expect(formatPhone('077000001')).toBe('077\u00a000\u00a000\u00a001');
  });
  it('stays as it is when it is not a national one', () => {
    expect(formatPhone('+33612345678')).toBe('+33612345678');
  });
});
