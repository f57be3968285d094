import type { Thread } from '@/api/types';

/** Nine digits or more, in groups or not; the server finds more, and warns the reader. */
const NUMBER = /(?:\d[ .-]?){9,}/;

/** Whether what is typed has a telephone number, before the two parties see each other's. */
export function isEarlyNumber(text: string, { rental }: Pick<Thread, 'rental'>): boolean {
  const isEarly = rental === null || rental.status === 'en attente';
  return isEarly && NUMBER.test(text);
}
