import { minuteMs } from '../../../kernel/duration.js';

/** How long a message waits to be read before a mail says that it is there. */
export const unreadMinutes = 10;

/** Sent before this instant, a message that was not read is told by mail. */
export function unreadSince(now: Date): Date {
  return new Date(now.getTime() - unreadMinutes * minuteMs);
}

/** How far a reader is in a thread. */
export interface ReaderMarks {
  readNumber: number;
  /** Up to which message a mail has told. */
  toldNumber: number;
}

/** One mail until it is read: what comes after the mail is read with what it told of. */
export function isToBeTold({ readNumber, toldNumber }: ReaderMarks): boolean {
  return toldNumber <= readNumber;
}
