import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { nameProblem } from '../../../kernel/texts/name.js';
import { unwritableLetter, writableText } from '../../../kernel/texts/writable.js';
import { fonts } from './fonts.js';

const require = createRequire(import.meta.url);
/** Reads fonts, as `pdfkit` does; it has no types. */
const { create } = require('fontkit') as {
  create(file: Buffer): { hasGlyphForCodePoint(code: number): boolean };
};
const assigned = Array.from({ length: 0x1_0000 }, (_, code) => code).filter(
  (code) => (code < 0xd800 || code > 0xdfff) && /\p{Assigned}/u.test(String.fromCodePoint(code)),
);
const signs = assigned
  .map((code) => ({ code, sign: String.fromCodePoint(code) }))
  .filter(({ sign }) => !/\p{Cc}/u.test(sign));

describe.each(Object.entries(fonts))('the font of documents, %s', (_, file) => {
  const font = create(file);
  const lacks = ({ code }: { code: number }) => !font.hasGlyphForCodePoint(code);

  it('has every sign that a document is given', () => {
    const given = signs.filter(({ sign }) => writableText(`a${sign}b`).includes(sign));
    expect(given.length).toBeGreaterThan(1_000);
    expect(given.filter(lacks)).toEqual([]);
  });

  it('has every letter that a name or a title may have', () => {
    const letters = signs.filter(({ sign }) => /\p{L}/u.test(sign));
    const inNames = letters.filter(({ sign }) => nameProblem(`b${sign}`) === undefined);
    const inTitles = letters.filter(({ sign }) => unwritableLetter(sign) === undefined);
    expect(inNames.length).toBeGreaterThan(500);
    expect([...inNames, ...inTitles].filter(lacks)).toEqual([]);
  });
});

it('what a document cannot show is left out of it', () => {
  expect(writableText('Perceuse \u{1F528} neuve \u2605')).toBe('Perceuse neuve');
});
