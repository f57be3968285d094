import { addDays, formatShortDay, plural } from '@loka/client';
import { freePieces, type Period, type Stock } from './availability';

/** Fewer pieces free over a period than are wanted, but some. */
export type Shortage = {
  period: Period;
  free: number;
  /** The days on which too few are free, and how many pieces are let then. */
  days: (Period & { pieces: number })[];
};

/** Null when enough pieces are free, or none. */
export function shortageOf(item: Stock, pieces: number, period: Period): Shortage | null {
  const free = freePieces(item, period);
  if (free === 0 || free >= pieces) return null;
  const days = item.taken
    .filter(({ start, end }) => start < period.end && period.start < end)
    .filter((step) => item.pieces - step.pieces < pieces)
    .map((step) => ({
      start: clip(step.start, period),
      end: clip(step.end, period),
      pieces: step.pieces,
    }))
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return { period, free, days };
}

const clip = (day: string, { start, end }: Period): string =>
  day < start ? start : day > end ? end : day;

const MOST_DAYS = 3;

/** `18 pièces libres du 3 au 10 déc. (32 louées le 5).` */
export function shortageWords({ period, free, days }: Shortage): string {
  const name = sameMonth(period.start, period.end) ? dayNumber : formatShortDay;
  const shown = days
    .slice(0, MOST_DAYS)
    .map(
      ({ start, end, pieces }) =>
        `${plural(pieces, 'louée')} ${span(start, addDays(end, -1), name)}`,
    );
  const more = days.length > MOST_DAYS ? '…' : '';
  const many = plural(free, 'pièce libre', 'pièces libres');
  return `${many} ${span(period.start, period.end, formatShortDay)} (${shown.join(', ')}${more}).`;
}

/** `du 3 au 10 déc.`, and of one day `le 5 déc.`. */
function span(first: string, last: string, name: (day: string) => string): string {
  if (first === last) return `le ${name(first)}`;
  return `du ${sameMonth(first, last) ? dayNumber(first) : name(first)} au ${name(last)}`;
}

const sameMonth = (a: string, b: string) => a.slice(0, 7) === b.slice(0, 7);

/** `5`, and the first of a month `1er`. */
const dayNumber = (day: string): string => formatShortDay(day).split('\u00a0', 1).join();
