/** How each state of wear is called. */
export const CONDITION = {
  neuf: 'Neuf',
  'très bon': 'Très bon état',
  bon: 'Bon état',
  usé: 'Usé',
} as const;
