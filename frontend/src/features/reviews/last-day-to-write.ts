import { dayOf } from '@loka/client';

/** The time to write ends as a day begins: the one before is the last. */
export const lastDayToWrite = (closesAt: string): string =>
  dayOf(new Date(new Date(closesAt).getTime() - 1));
