import { addDays, type Day } from '../../../kernel/day.js';

/** Days of an object, [start, end), and how many of its pieces somebody has then. */
export interface Occupied {
  start: Day;
  end: Day;
  pieces: number;
}

/**
 * What was not given back is held from today on without an end: as far as days can be asked for.
 *
 * @param rules of the periods that can be asked for today
 */
export function heldWhileMissing(
  pieces: number,
  { firstStart, lastStart, longestDays }: { firstStart: Day; lastStart: Day; longestDays: number },
): Occupied[] {
  if (pieces === 0) return [];
  return [{ start: firstStart, end: addDays(lastStart, longestDays), pieces }];
}

/**
 * How many pieces are taken on which days: in order, without gaps in between that are free, and without
 * steps of the same height beside each other.
 *
 * @param from the first day that counts
 */
export function takenPieces(occupied: readonly Occupied[], from: Day): Occupied[] {
  const changes = new Map<Day, number>();
  const change = (day: Day, by: number) => changes.set(day, (changes.get(day) ?? 0) + by);
  for (const { start, end, pieces } of occupied) {
    if (end <= from) continue;
    change(start < from ? from : start, pieces);
    change(end, -pieces);
  }
  const days = [...changes]
    .filter(([, by]) => by !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  let pieces = 0;
  return days.flatMap(([start, by], index) => {
    pieces += by;
    const end = days[index + 1]?.[0];
    return end === undefined || pieces === 0 ? [] : [{ start, end, pieces }];
  });
}

/** When no piece is left, as few periods as can be. */
export function periodsWithout(
  stock: number,
  taken: readonly Occupied[],
): Omit<Occupied, 'pieces'>[] {
  const periods: Omit<Occupied, 'pieces'>[] = [];
  for (const { start, end, pieces } of taken) {
    if (pieces < stock) continue;
    const last = periods.at(-1);
    if (last?.end === start) last.end = end;
    else periods.push({ start, end });
  }
  return periods;
}
