import { type Day, fromDate } from '../../../kernel/day.js';

export const itemStates = [
  'offered',
  'paused',
  'missing',
  'unavailable',
  'hidden',
  'deleted',
] as const;

/**
 * Whether an item can be rented, or why not: by its owner's choice until a day or without an end, as it was
 * not given back, by staff's choice, or for good.
 */
export type ItemState = (typeof itemStates)[number];

/**
 * The state that the columns of an item stand for on a day; the first that applies counts. In SQL,
 * `isOffered` says the same.
 */
export function stateOf(
  item: {
    deletedAt: Date | null;
    hiddenAt: Date | null;
    available: boolean;
    /** The day from which it is offered again; null when it is not paused. */
    pausedUntil: Date | null;
    pieces: number;
    missingPieces: number;
  },
  today: Day,
): ItemState {
  if (item.deletedAt) return 'deleted';
  if (item.hiddenAt) return 'hidden';
  if (!item.available) return 'unavailable';
  if (item.missingPieces >= item.pieces) return 'missing';
  return item.pausedUntil && fromDate(item.pausedUntil) > today ? 'paused' : 'offered';
}
