import { describe, expect, it } from 'vitest';
import { maskedName } from './masked-name.js';

describe('a masked name', () => {
  it('shows only its first and last characters', () => {
    expect(maskedName('Marie Obame')).toBe('M*********e');
  });

  it('counts characters, not bytes', () => {
    expect(maskedName('Éloïsé')).toBe('É****é');
  });

  it('hides half of a two-letter name', () => {
    expect(maskedName('Al')).toBe('A*');
  });

  it('leaves a single letter as it is', () => {
    expect(maskedName('A')).toBe('A');
  });
});
