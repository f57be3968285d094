import MiniSearch from 'minisearch';
import { hasMeaning, wordsOf } from '../../../src/modules/catalogue/looser/domain/words.js';
import type { JudgedObject } from './judged/objects.js';

/**
 * MiniSearch over the same fields that the product searches, set up as well as it can be without a stemmer or a list of
 * synonyms, which it has not: the product's own words and words without meaning, fuzzy, prefixes, and
 * the title counting most.
 */
export function miniSearch(objects: readonly JudgedObject[]): (text: string) => string[] {
  const index = new MiniSearch<JudgedObject>({
    fields: ['title', 'description', 'detail', 'location'],
    tokenize: wordsOf,
    processTerm: (word) => (hasMeaning(word) ? word : null),
    searchOptions: {
      fuzzy: 0.25,
      prefix: (word) => word.length > 2,
      boost: { title: 3, location: 1.5 },
    },
  });
  index.addAll(objects);
  return (text) => index.search(text).map(({ id }) => id);
}
