export const itemStates = ['offered', 'unavailable', 'hidden', 'deleted'] as const;

/** Whether an item can be rented, or why not: by its owner's choice, by staff's, or for good. */
export type ItemState = (typeof itemStates)[number];

/** The state that the columns of an item stand for; the first that applies counts. */
export function stateOf(item: {
  deletedAt: Date | null;
  hiddenAt: Date | null;
  available: boolean;
}): ItemState {
  if (item.deletedAt) return 'deleted';
  if (item.hiddenAt) return 'hidden';
  return item.available ? 'offered' : 'unavailable';
}
