import { dayMs } from '../../../kernel/duration.js';

/** An owner may take an object off the market and offer it again every day. */
const quietMs = 7 * dayMs;

/**
 * Whether somebody wants to be told that an object is offered again: not within a week of another note
 * that it can be had.
 */
export function wantsOffer(toldAt: Date | null, now: Date): boolean {
  return toldAt === null || now.getTime() - toldAt.getTime() >= quietMs;
}
