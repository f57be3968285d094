import type { Alternative, Term } from './understand.js';
import { isMinor } from './words.js';

/** Where an object has a word: its labels in the search terms, and what that is worth. */
const fields = [
  { labels: 'A', worth: 1 },
  { labels: 'AB', worth: 0.9 },
  { labels: 'D', worth: 0.8 },
  { labels: 'ABCD', worth: 0.4 },
] as const;

/** Somewhere is as good as in the title for what tells objects apart. */
const fieldsOfMinor = [{ labels: 'ABCD', worth: 1 }] as const;

/** One way in which an object may have a term: a text for `to_tsquery`, and what it is worth. */
export interface Match {
  query: string;
  worth: number;
}

/** How an object may have a term, the best way first. */
export function matchesOf({ word, alternatives }: Term): Match[] {
  const byWorth = new Map<number, string[]>();
  for (const alternative of alternatives) {
    for (const { labels, worth } of isMinor(word) ? fieldsOfMinor : fields) {
      if (alternative.words.length > 1 && labels === 'A') continue;
      const total = Math.round(worth * alternative.sureness * 1000) / 1000;
      byWorth.set(total, [...(byWorth.get(total) ?? []), queryOf(alternative, labels)]);
    }
  }
  return [...byWorth]
    .sort(([one], [other]) => other - one)
    .map(([worth, queries]) => ({ query: [...new Set(queries)].join(' | '), worth }));
}

/** Which objects are looked at, the narrowest choice first: with every word, with what is looked for, with some of it. */
export function candidatesOf(terms: readonly Term[]): string[] {
  const core = terms.filter(({ isCore }) => isCore);
  const queries = [
    terms.map(anywhere).join(' & '),
    core.map(anywhere).join(' & '),
    core.map(anywhere).join(' | '),
  ];
  return [...new Set(queries)];
}

/** The least that is worth showing, of what {@link matchesOf} the terms can give. */
export function leastWorth(terms: readonly Term[]): number {
  const most = terms.reduce((sum, { weight, isCore }) => sum + (isCore ? weight : 0), 0);
  return Math.max(most * leastShare, leastAlone);
}

const leastShare = 0.3;
/** Above another word for the only one that was typed, somewhere in a description. */
const leastAlone = 0.35;

const anywhere = ({ alternatives }: Term): string =>
  `(${[...new Set(alternatives.map((one) => queryOf(one, '')))].join(' | ')})`;

/** Words are letters and digits alone: nothing of them is read as a sign. */
function queryOf({ words, isBeginning }: Alternative, labels: string): string {
  const suffix = `${isBeginning ? '*' : ''}${labels}`;
  const all = words.map((word) => (suffix ? `${word}:${suffix}` : word));
  return all.length > 1 ? `(${all.join(' & ')})` : (all[0] ?? '');
}
