import { baseLetters } from '../../../kernel/base-letters.js';
import { type ProhibitedWord, prohibitedKinds } from './prohibited-objects.js';

/** How many words before or after may make one harmless. */
const reach = 4;

/** Not of vowels and s: an `armée` is no `arme`, and a `poisson` no `poison`. */
const doubled = /([b-df-hj-np-rtv-z])\1+/g;

interface Entry {
  written: string;
  tokens: readonly string[];
  unless: ReadonlySet<string>;
}

const entries: readonly Entry[] = prohibitedKinds.flatMap(({ words }) => words).map(entryOf);

/**
 * The words of what may not be let that stand in texts, each once, as the list has them. Case, accents,
 * plurals and punctuation do not matter, nor the simplest disguises: `f.u.s.i.l`, `fus1l`, `ffusil`. A
 * part of a longer word is none: an `armoire` is no `arme`.
 */
export function findProhibitedWords(...texts: readonly string[]): string[] {
  const readings = texts.flatMap(undisguised).map(tokensOf);
  const found = entries.filter((entry) => readings.some((tokens) => stands(entry, tokens)));
  return found.map(({ written }) => written).sort();
}

/** Four letters or more, one by one, each with the same between them. */
const spacedLetters =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]([ ._*·•/-])[\p{L}\p{N}](?:\1[\p{L}\p{N}]){2,}(?![\p{L}\p{N}])/gu;
const likeLetters: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };
const besideLetter = /(?<=\p{L})[01345@$]|[01345@$](?=\p{L})/gu;

/** A text with what stands for letters read as letters; a 1 may be an i or an l. */
function undisguised(text: string): string[] {
  const joined = text.replaceAll(spacedLetters, (letters) =>
    letters.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  return ['i', 'l'].map((one) =>
    joined.replaceAll(besideLetter, (sign) => likeLetters[sign] ?? one),
  );
}

/** Whether it stands somewhere without a word near it that makes it harmless. */
function stands({ tokens, unless }: Entry, text: readonly string[]): boolean {
  return text.some((_, start) => {
    const end = start + tokens.length;
    if (tokens.some((token, index) => text[start + index] !== token)) return false;
    const around = [
      ...text.slice(Math.max(0, start - reach), start),
      ...text.slice(end, end + reach),
    ];
    return !around.some((token) => unless.has(token));
  });
}

function entryOf(word: ProhibitedWord): Entry {
  const { word: written, unless } = typeof word === 'string' ? { word, unless: [] } : word;
  return { written, tokens: tokensOf(written), unless: new Set(unless.flatMap(tokensOf)) };
}

/**
 * The words of a text in small letters without accents and doubled letters, each in the singular. Signs stay signs:
 * `plainText` would write ™ as letters, and a word before it were another.
 */
function tokensOf(text: string): string[] {
  const small = text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  const plain = baseLetters(small, 'NFD').replaceAll(doubled, '$1');
  return Array.from(plain.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => singularOf(word));
}

/** Near enough for comparing: the list and the text lose the same letters. */
function singularOf(word: string): string {
  return word.length > 3 ? word.replace(/(?<!e)aux$/, 'al').replace(/[sx]$/, '') : word;
}
