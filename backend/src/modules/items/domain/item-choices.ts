/** What an owner chooses from, each list once. The database's enums hold the same. */

export const categories = [
  'electronique',
  'bricolage',
  'sport',
  'cuisine',
  'jardin',
  'vetements',
] as const;

export type Category = (typeof categories)[number];

export const priceUnits = ['jour', 'semaine'] as const;

/** By what an item is priced: the day or the week. */
export type PriceUnit = (typeof priceUnits)[number];

/** Each stored condition and the specification's word for it. */
export const conditionWords = {
  neuf: 'neuf',
  tres_bon: 'très bon',
  bon: 'bon',
  use: 'usé',
} as const;

export type ItemCondition = keyof typeof conditionWords;
export type ConditionWord = (typeof conditionWords)[ItemCondition];

export const conditions = Object.values(conditionWords);

/** The stored condition that a word stands for. */
export const conditionOfWord = Object.fromEntries(
  Object.entries(conditionWords).map(([condition, word]) => [word, condition]),
) as Record<ConditionWord, ItemCondition>;
