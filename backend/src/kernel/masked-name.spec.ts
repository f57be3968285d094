import { describe, expect, it } from 'vitest';
import { maskedName } from './masked-name.js';

describe('a masked name', () => {
  it('shows only its first and last characters, and not how many are between', () => {
    expect(maskedName('Marie Obame')).toBe('M***e');
    expect(maskedName('Léo')).toBe('L***o');
  });

  it('counts characters, not bytes', () => {
    expect(maskedName('Éloïsé')).toBe('É***é');
  });

  it.each([
    ['Al', 'A***'],
    ['A', 'A***'],
  ])('hides the last character of a short one: %s', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });
});
