/** How the specification's words for the state of an object are stored. */
export const conditionOfWord = {
  neuf: 'neuf',
  'très bon': 'tres_bon',
  bon: 'bon',
  usé: 'use',
} as const;

/** And back. */
export const wordOfCondition = {
  neuf: 'neuf',
  tres_bon: 'très bon',
  bon: 'bon',
  use: 'usé',
} as const;
