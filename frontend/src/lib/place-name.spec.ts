import { expect, it } from 'vitest';
import { placeName } from './place-name';

it('the name of a place is not broken in its hyphens', () =>
  expect(placeName('Bas de Gué-Gué, Port-Gentil')).toBe('Bas de Gué\u2011Gué, Port\u2011Gentil'));
