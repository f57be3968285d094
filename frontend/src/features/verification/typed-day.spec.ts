import { describe, expect, it } from 'vitest';
import { asTyped, parseDay, yearsBefore } from './typed-day';

describe('a typed day', () => {
  it.each([
    ['1', '1'],
    ['140', '14/0'],
    ['14051990', '14/05/1990'],
    ['14/05/1990', '14/05/1990'],
    ['14.05.19901', '14/05/1990'],
    ['1/5/1990', '01/05/1990'],
  ])('gets its slashes: %s', (text, expected) => expect(asTyped(text)).toBe(expected));

  it.each([
    ['14/05/1990', '1990-05-14'],
    ['14051990', '1990-05-14'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', null],
    ['31/04/2027', null],
    ['14/13/1990', null],
    ['14/05/0990', null],
    ['14/05/90', null],
    ['', null],
  ])('is a day that there is, or none: %s', (typed, expected) =>
    expect(parseDay(typed)).toBe(expected),
  );

  it('is compared with the day 18 years ago', () =>
    expect(yearsBefore('2026-12-01', 18)).toBe('2008-12-01'));
});
