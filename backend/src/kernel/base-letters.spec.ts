import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseLetters } from './base-letters.js';

const forms = ['NFD', 'NFKD'] as const;

describe('the base letters of a text', () => {
  it.each([
    ['Éléphant', 'Elephant'],
    ['e\u0301\u0323te', 'ete'],
    ['e\u0301 e\u0323', 'e e'],
  ])('of « %s » are « %s »', (text, letters) => {
    for (const form of forms) expect(baseLetters(text, form)).toBe(letters);
  });

  it('are those of the whole text without its marks', () => {
    const text = fc.string({ unit: fc.oneof(fc.constantFrom('é', '\u0301', '\u0323', 'ﬁ', '™')) });
    fc.assert(
      fc.property(fc.constantFrom(...forms), text, (form, written) => {
        expect(baseLetters(written, form)).toBe(written.normalize(form).replaceAll(/\p{M}/gu, ''));
      }),
    );
  });

  it('hide no sign that becomes a mark and is not counted as one', () => {
    const becomeMarks: string[] = [];
    for (let point = 0; point <= 0x10_ff_ff; point++) {
      if (point >= 0xd8_00 && point <= 0xdf_ff) continue;
      const sign = String.fromCodePoint(point);
      if (!/\p{M}/u.test(sign) && /^\p{M}/u.test(sign.normalize('NFKD'))) becomeMarks.push(sign);
    }
    expect(becomeMarks).toEqual(['\u0E33', '\u0EB3', '\uFF9E', '\uFF9F']);
  });
});
