import { describe, expect, it } from 'vitest';
import { staffReason } from './staff-reason.js';

describe('the reason that staff give', () => {
  it.each(['Vérifié par téléphone', '👍 Vu au guichet', "<b>l'objet</b>", ' Vu ici '])(
    'may be %s',
    (text) => {
      expect(staffReason.parse(text)).toBe(text.trim());
    },
  );

  it.each(['', '  ', 'ab', 'x'.repeat(301)])('is neither too short nor too long: %s', (text) => {
    expect(staffReason.safeParse(text).success).toBe(false);
  });

  it('does not turn the direction in which the log is read', () => {
    for (const sign of ['\u202e', '\u202d', '\u2067'])
      expect(staffReason.parse(`Vu ${sign}au guichet`)).toBe('Vu au guichet');
  });
});
