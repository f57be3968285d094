import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, soundOf, spellingDistance } from './spelling.js';

const word = fc.stringMatching(/^[a-z]{1,12}$/);

describe('the distance of two words', () => {
  it.each([
    ['bosch', 'bosh', 1],
    ['perceuse', 'percuese', 1],
    ['stihl', 'stil', 1],
    ['', 'abc', 3],
    ['ab', 'ba', 1],
    ['abc', 'bca', 2],
  ])('of %s and %s is %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  it('is the same both ways, nothing for the same word, and at most the longer one', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other);
        expect(distance).toBe(editDistance(other, one));
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});

it('words that sound the same are', () => {
  for (const [one, other] of [
    ['chapito', 'chapiteau'],
    ['karcher', 'carcher'],
    ['perseuse', 'perceuse'],
  ] as const) {
    expect(soundOf(one)).toBe(soundOf(other));
  }
});

it.each([
  ['auto', 'oto'],
  ['phare', 'far'],
  ['shampoing', 'champoing'],
  ['quad', 'kad'],
  ['kayak', 'kaiak'],
  ['cycle', 'sikl'],
  ['bouilloire', 'bouioir'],
  ['filament', 'fiaman'],
  ['outil', 'outil'],
  ['tempete', 'tanpet'],
  ['semelle', 'semel'],
  ['tentes', 'tant'],
  ['harpe', 'arp'],
  ['grrrand', 'grand'],
  ['velos', 'velo'],
  ['prix', 'pri'],
  ['texte', 'text'],
  ['lit', 'li'],
  ['os', 'os'],
])('%s sounds as %s', (word, sound) => {
  expect(soundOf(word)).toBe(sound);
});

describe('a typed word', () => {
  it('is a known one with a letter of four wrong, two of seven', () => {
    expect(spellingDistance('bosh', 'bosch')).toBe(0.5);
    expect(spellingDistance('bisch', 'bosch')).toBe(1);
    expect(spellingDistance('bosh', 'boite')).toBeNull();
    expect(spellingDistance('betoniere', 'betonniere')).toBe(0.5);
    expect(spellingDistance('balisse', 'malisxe')).toBe(2);
  });

  it('is a known one with three letters of eleven wrong', () => {
    expect(spellingDistance('dfghjklmnpr', 'bbbhjklmnpr')).toBe(3);
    expect(spellingDistance('dfghjklmnp', 'bbbhjklmnp')).toBeNull();
  });

  it('is none when it is short, or the known one is', () => {
    expect(spellingDistance('vttt', 'vtt')).toBe(0.5);
    expect(spellingDistance('osss', 'os')).toBeNull();
    expect(spellingDistance('vtt', 'vta')).toBeNull();
  });
});
