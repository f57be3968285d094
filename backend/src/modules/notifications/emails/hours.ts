/** A delay as a sentence names it. */
export const hours = (count: number): string => (count === 1 ? 'une heure' : `${count} heures`);
