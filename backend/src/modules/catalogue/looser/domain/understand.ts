import { sameSound, spellingDistance } from './spelling.js';
import { hasMeaning, isMinor, singular, wordsOf } from './words.js';

/** What the database knows of a word. */
export interface KnownWord {
  word: string;
  /** Whether a title has it, or a word of the same stem. */
  isKnown: boolean;
  /** Whether it is part of the name of a city or quartier. */
  isPlace: boolean;
  /** Words of titles that look like it. */
  near: string[];
}

/** Phrases for the same thing. */
export interface Synonym {
  meaning: string;
  phrase: string;
  /** It stands for the others of its meaning, not they for it. */
  broad: boolean;
}

/** Words that stand for one that was typed; of several, an object must have all. */
export interface Alternative {
  words: string[];
  /** From 0 to 1: how surely it is meant. */
  sureness: number;
  /** Whether the word may go on. */
  isBeginning?: boolean;
}

/** A word that was typed, and what may stand for it. */
export interface Term {
  word: string;
  /** How much it counts among the others. */
  weight: number;
  /** Whether it says what is looked for, and not where or how large. */
  isCore: boolean;
  alternatives: Alternative[];
}

export const sureness = { typed: 1, joined: 0.95, synonym: 0.85, beginning: 0.75, typo: 0.8 };
/** What each letter that is another one takes away. */
const perLetter = 0.15;
export const weights = { core: 1, place: 0.6, minor: 0.3 };
/** Longer texts are not searches. */
export const mostWords = 8;
const longestPhrase = 5;
const mostTypos = 3;

/** The words of a search that count. */
export const askedWords = (text: string): string[] => wordsOf(text).slice(0, mostWords);

/** Of two or three neighbours, what they are in one word: `vidéo projecteur`. */
export function joinedWords(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]}${word}`);
}

/** What the words of a search may mean, each by itself and together. */
export function understand(
  words: readonly string[],
  known: readonly KnownWord[],
  synonyms: readonly Synonym[],
): Term[] {
  const facts = new Map(known.map((fact) => [fact.word, fact]));
  const typos = words.map((word) => typosOf(word, facts.get(word)));
  // A word that is hardly known otherwise is looked up as what it probably is.
  const corrected = words.map((word, at) => typos[at]?.[0]?.words[0] ?? word);
  const phrases = [
    ...phrasesOf(words, synonyms, sureness.synonym),
    ...(typos.some((found) => found.length > 0)
      ? phrasesOf(corrected, synonyms, sureness.synonym * sureness.typo)
      : []),
    ...joinedIn(words, facts),
  ];
  const terms = words.map((word, at): Term => {
    const fact = facts.get(word);
    const isUnknown = !fact?.isKnown && !fact?.isPlace && !isMinor(word);
    const weight = isMinor(word) ? weights.minor : fact?.isPlace ? weights.place : weights.core;
    return {
      word,
      weight,
      isCore: weight === weights.core,
      alternatives: [
        { words: [word], sureness: sureness.typed },
        ...(isUnknown && word.length > 3
          ? [{ words: [word], sureness: sureness.beginning, isBeginning: true }]
          : []),
        ...(typos[at] ?? []),
        ...phrases
          .filter(({ from, to }) => from <= at && at < to)
          .map(({ from, to, ...alternative }) => alternative),
      ],
    };
  });
  const meant = terms.filter(({ word }) => hasMeaning(word));
  if (meant.some(({ isCore }) => isCore)) return meant;
  return meant.map((term) => ({ ...term, isCore: true, weight: weights.core }));
}

/**
 * The nearest words of titles, when no title has the word itself. Beside one that sounds the same, none that only looks
 * alike is meant: `bosh` is Bosch, and not Bose.
 */
function typosOf(word: string, fact: KnownWord | undefined): Alternative[] {
  if (!fact || fact.isKnown || fact.isPlace || isMinor(word) || !hasMeaning(word)) return [];
  const near = fact.near
    .map((known) => ({ known, distance: spellingDistance(word, known) }))
    .filter((one): one is { known: string; distance: number } => one.distance !== null)
    .sort((one, other) => one.distance - other.distance || (one.known < other.known ? -1 : 1));
  const soundsTheSame = near[0]?.distance === sameSound;
  return near
    .filter(({ distance }) => !soundsTheSame || distance === sameSound)
    .slice(0, mostTypos)
    .map(({ known, distance }) => ({
      words: [known],
      sureness: sureness.typo - perLetter * (distance - sameSound),
    }));
}

/** An alternative to the words [from, to) together. */
type Spanning = Alternative & { from: number; to: number };

function phrasesOf(
  words: readonly string[],
  synonyms: readonly Synonym[],
  howSure: number,
): Spanning[] {
  const found: Spanning[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestPhrase); to++) {
      const typed = keyOf(words.slice(from, to));
      const meanings = new Set(
        synonyms.filter(({ phrase }) => keyOf(wordsOf(phrase)) === typed).map((s) => s.meaning),
      );
      for (const { meaning, phrase, broad } of synonyms) {
        const others = wordsOf(phrase).filter(hasMeaning);
        if (!meanings.has(meaning) || broad || keyOf(others) === typed) continue;
        found.push({ from, to, words: others, sureness: howSure });
      }
    }
  }
  return found;
}

/** Phrases are the same in the plural too, in any order, and whatever joins their words. */
const keyOf = (words: readonly string[]) => words.filter(hasMeaning).map(singular).sort().join(' ');

function joinedIn(words: readonly string[], facts: ReadonlyMap<string, KnownWord>): Spanning[] {
  return joinedWords(words).flatMap((word, from) =>
    facts.get(word)?.isKnown
      ? [{ from, to: from + 2, words: [word], sureness: sureness.joined }]
      : [],
  );
}
