import type { Aim } from './faults.js';

/** What is asked of a player: the same gives the same history, down to every statement and value. */
export interface Request {
  seed: number;
  number: number;
  /** Which of many histories of one process it is in simulated time, where every one comes later. */
  turn: number;
  /** Faults anywhere; one; or `none`, to count where one can be aimed at. */
  faults: 'anywhere' | 'none' | Aim;
}

/** One that faults are aimed at has fewer payments, for the work grows with the square of its length. */
export function endingsOf({ faults }: Request): { payments: number; payouts: number } {
  return faults === 'anywhere' ? { payments: 7, payouts: 3 } : { payments: 3, payouts: 1 };
}
