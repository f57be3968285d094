/** What each number of stars means, in the order of the stars. */
export const STAR_WORDS = ['Très déçu', 'Déçu', 'Correct', 'Satisfait', 'Très satisfait'] as const;
