import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, internationalNumber, maskedNumber, nationalNumber } from './phone-number.js';

describe('a phone number', () => {
  it.each([
    ...['077 12 34 56', '077.123.456', '+241 77 12 34 56', '00241 077-12-34-56', '077/12/34/56'],
    ...['241 77 12 34 56', '24177123456', '241077123456', 'tel:+24177123456', 'Tel:077 12 34 56'],
    ...['\u202A077 12 34 56\u202C', '077–12–34–56'],
  ])('is a Gabonese one however it is written: %s', (text) =>
    expect(nationalNumber(text)).toBe('077123456'),
  );

  it('is read in every form, also outside the ranges that the library knows', () => {
    const separator = fc.constantFrom('', ' ', '\u00a0', '.', '-', '(', ')', '/', '\u200e');
    const forms = fc.tuple(
      fc.constantFrom('', '+241', '00241', '241'),
      fc.constantFrom('', '0'),
      fc.integer({ min: 10_000_000, max: 99_999_999 }),
      fc.array(separator, { minLength: 14, maxLength: 14 }),
    );
    fc.assert(
      fc.property(forms, ([country, zero, digits, separators]) => {
        const text = `${country}${zero}${digits}`;
        const written = [...text].map((sign, at) => sign + separators[at]).join('');
        expect(nationalNumber(written)).toBe(`0${digits}`);
      }),
    );
  });

  it.each([
    '',
    '0771',
    '+33 6 12 34 56 78',
    '077 12 34 56 78 9',
    '0077123456',
    '242 77 12 34 56',
    '07 12 34 56',
    'téléphone',
    '077123456 ext 3',
    '077+123456',
    '-77123456',
  ])('is not: %s', (text) => expect(nationalNumber(text)).toBeNull());
});

describe('a national number', () => {
  it.each([
    ['077000001', '077 00 00 01'],
    ['060123456', '060 12 34 56'],
    ['011000001', '011 00 00 01'],
  ])('is written in groups: %s', (national, written) =>
    expect(formatNumber(national)).toBe(written),
  );

  it('stays as it is outside the numbering plan', () => {
    expect(formatNumber('090000001')).toBe('090000001');
  });

  it('is dialled from any country without its zero', () => {
    expect(internationalNumber('077000001')).toBe('+24177000001');
  });

  it('keeps, masked, what its owner knows it by', () => {
    expect(maskedNumber('077123401')).toBe('077\u00a0••\u00a0••\u00a001');
  });
});
