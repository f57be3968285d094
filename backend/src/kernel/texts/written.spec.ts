import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine, seenLength, severalLines } from './written.js';

/** Texts in which everything that these functions treat is frequent. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '\u200B',
          '\u3164',
          '\u00AD',
          '\u202E',
          '\u2800',
          '\u0301',
          '\u0344',
          '\u0958',
          '\uD800',
        ],
        ...['\u200D', '\uFE0F', '\u{1F468}', '\u{1F3FD}', '\u2764', '\r', '\n', '\u2028', '\u00A0'],
        ...['\u2019', '`', '\u2013', "'", '-', ' ', 'e', '1', '.', '\u0000', '\u1FEF', '\u212A'],
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe.each([
  ['one line', oneLine],
  ['several lines', severalLines],
] as const)('a text of %s', (_, write) => {
  it('is the same once more, composed, and ends with no space', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const written = write(text);
        expect(write(written)).toBe(written);
        expect(written.isWellFormed()).toBe(true);
        expect(written.normalize('NFC')).toBe(written);
        expect(written.trim()).toBe(written);
        expect(written).not.toMatch(/\p{M}{4}|[\u202A-\u202E\u2066-\u2069\u200B\u3164\u00AD]/u);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is another one whatever the form in which its letters came', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(write(text.normalize('NFD'))).toBe(write(text));
      }),
    );
  });
});

describe('a text of one line', () => {
  it.each([
    ['\u200B\u200B\u200B', ''],
    ['\u3164', ''],
    ['\u00AD\u2800', ''],
    [`e${'\u0301'.repeat(105)}`, '\u00E9\u0301\u0301\u0301'],
    ['  Tente\r\n4\tplaces ', 'Tente 4 places'],
    ['Scie \u2013 l\u2019outil N\u00B4Guema', "Scie - l'outil N'Guema"],
    [
      '\u{1F469}\u{1F3FD}\u200D\u{1F527} \u2764\uFE0F',
      '\u{1F469}\u{1F3FD}\u200D\u{1F527} \u2764\uFE0F',
    ],
    ['a\u200Db', 'ab'],
  ])('%j is stored as %j', (typed, stored) => expect(oneLine(typed)).toBe(stored));
});

describe('a text of several lines', () => {
  it.each([
    [' Un\r\n\r\nDeux\u2028Trois ', 'Un\n\nDeux\nTrois'],
    ['Prix\u00A0: 5\u202F000 \u2013 d\u2019accord', "Prix\u00A0: 5\u202F000 \u2013 d'accord"],
    ['un\u0000deux\ttrois', 'un deux trois'],
  ])('%j is stored as %j', (typed, stored) => expect(severalLines(typed)).toBe(stored));
});

it('the length of a text is what is seen of it', () => {
  expect(seenLength('a b\u0301')).toBe(2);
});
