/** Whether the parties of a thread may write. */
export type ThreadState = 'open' | 'ending' | 'closed';

/**
 * Whoever blocks ends the talk, but not a rental that has begun: its parties have an object to hand over
 * and to give back.
 *
 * @param apart whether one of the two blocks the other
 * @param rental of the thread, if it is of one
 */
export function threadState(apart: boolean, rental: { isOpen: boolean } | null): ThreadState {
  if (!apart) return 'open';
  return rental?.isOpen ? 'ending' : 'closed';
}
