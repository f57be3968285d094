import type { Day } from '../../../kernel/day.js';

/** Some pieces of an object for a time, [start, end) in days. */
export interface Letting {
  id: string;
  start: Day;
  end: Day;
  pieces: number;
}

/**
 * Which pieces each letting has, so that no piece is had twice on a day. In the order of their first
 * days each takes the lowest that are free then: no more pieces are needed than are let on one day.
 *
 * @returns the numbers of the pieces, from 1, by the id of the letting
 */
export function assignPieces(lettings: readonly Letting[]): Map<string, number[]> {
  const freeFrom: Day[] = [];
  const byStart = [...lettings].sort(
    (one, other) => compare(one.start, other.start) || compare(one.id, other.id),
  );
  return new Map(byStart.map((letting) => [letting.id, take(letting, freeFrom)]));
}

/** @param freeFrom by piece: the day from which nobody has it */
function take({ start, end, pieces }: Letting, freeFrom: Day[]): number[] {
  const taken: number[] = [];
  for (let piece = 1; taken.length < pieces; piece++) {
    const until = freeFrom[piece - 1];
    if (until !== undefined && until > start) continue;
    freeFrom[piece - 1] = end;
    taken.push(piece);
  }
  return taken;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
