import { expect, it } from 'vitest';
import { of } from './elision';

it.each([
  ['Glass', 'de Glass'],
  ['Oloumi', "d'Oloumi"],
  ['Akébé', "d'Akébé"],
  ['Établissement', "d'Établissement"],
  ['Haut de Gué-Gué', 'de Haut de Gué-Gué'],
])('the name %s after de: %s', (name, words) => expect(of(name)).toBe(words));
