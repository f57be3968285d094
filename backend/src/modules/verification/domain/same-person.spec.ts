import { expect, it } from 'vitest';
import { normalizeName } from './same-person.js';

it('names are the same in any order, with or without accents', () => {
  for (const written of ['Aïcha Nzé-Ondo', 'NZE ONDO Aicha', '  ondo  aïcha nzé '])
    expect(normalizeName(written)).toBe('aicha nze ondo');
  expect(normalizeName('Aïcha Nzé')).not.toBe(normalizeName('Aïcha Nzé-Ondo'));
});
