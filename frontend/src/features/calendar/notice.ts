import type { ClosureChange, OwnersDay } from './day-states';

/** What came of the last picked days. */
export type Notice =
  | { kind: 'changed'; change: ClosureChange; picked: number; undo: () => void }
  | ({ kind: 'kept'; day: string } & OwnersDay);
