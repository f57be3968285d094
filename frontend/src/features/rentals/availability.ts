import { addDays } from '@loka/client';
import type { ItemDetail } from '@/api/types';

/** Days as `2026-12-01`; `end` is the return day, free for the next renter. */
export type Period = { start: string; end: string };

/** What the item's view says of its days. */
export type Stock = Pick<ItemDetail, 'pieces' | 'taken'>;

/** How many pieces are free on every day of a period. */
export function freePieces(item: Stock, { start, end }: Period): number {
  const taken = item.taken
    .filter((step) => step.start < end && start < step.end)
    .map(({ pieces }) => pieces);
  return Math.max(0, item.pieces - Math.max(0, ...taken));
}

export const freePiecesOn = (item: Stock, day: string): number =>
  freePieces(item, { start: day, end: addDays(day, 1) });

/** When no piece is free, earliest first; days that follow each other are one period. */
export function takenPeriods(item: Stock): Period[] {
  const periods: Period[] = [];
  const full = item.taken.filter(({ pieces }) => pieces >= item.pieces);
  for (const { start, end } of full.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const last = periods.at(-1);
    if (last?.end === start) last.end = end;
    else periods.push({ start, end });
  }
  return periods;
}
