import { addDays, daysBetween, type ErrorCode } from '@loka/client';
import type { ItemDetail } from '@/api/types';
import type { AskedDates } from '@/lib/asked-dates';
import { freePieces, type Period, type Stock } from './availability';

/** What is asked for: an item's view, and how many pieces of it. */
export type Wanted = { item: Stock & Pick<ItemDetail, 'periodRules'>; pieces: number };

/** The server's codes of what may be wrong with a period, and which of its days that is about. */
const REFUSED_DAY = {
  'start-in-past': 'start',
  'start-too-far': 'start',
  'end-before-start': 'end',
  'whole-weeks': 'end',
  'period-too-long': 'end',
  'dates-taken': 'end',
  'too-few-pieces': 'end',
} as const satisfies Partial<Record<ErrorCode, 'start' | 'end'>>;

type PeriodCode = keyof typeof REFUSED_DAY;

export const isPeriodCode = (code: ErrorCode): code is PeriodCode => code in REFUSED_DAY;

export const refusedDay = (code: PeriodCode): 'start' | 'end' => REFUSED_DAY[code];

export type PeriodRefusal = { day: 'start' | 'end'; code: PeriodCode };

/** The first day on which a rental that begins on `start` may end; empty before that is chosen. */
export const soonestEnd = ({ daysPerUnit }: ItemDetail['periodRules'], start: string): string =>
  start && addDays(start, daysPerUnit);

/** Why a rental cannot begin on a day; null when it can. */
export function startRefusal(wanted: Wanted, start: string): PeriodRefusal | null {
  const rules = wanted.item.periodRules;
  const refuse = (code: PeriodCode) => ({ day: 'start', code }) as const;
  if (start < rules.firstStart) return refuse('start-in-past');
  if (start > rules.lastStart) return refuse('start-too-far');
  const lack = lackOver(wanted, { start, end: soonestEnd(rules, start) });
  return lack && refuse(lack);
}

/** Why a period cannot be asked for; null when it can. */
export function periodRefusal(wanted: Wanted, period: Period): PeriodRefusal | null {
  const wrongStart = startRefusal(wanted, period.start);
  if (wrongStart) return wrongStart;
  const { daysPerUnit, longestDays } = wanted.item.periodRules;
  const refuse = (code: PeriodCode) => ({ day: 'end', code }) as const;
  const days = daysBetween(period.start, period.end);
  if (days < 1) return refuse('end-before-start');
  if (days % daysPerUnit > 0) return refuse('whole-weeks');
  if (days > longestDays) return refuse('period-too-long');
  const lack = lackOver(wanted, period);
  return lack && refuse(lack);
}

/**
 * What a form begins with when an address asks for these days. Those that its calendar cannot show are left out;
 * what else is wrong with them is said in the form, as of days that were chosen there.
 */
export function askedPeriod(item: Wanted['item'], { from, to }: AskedDates): Period | undefined {
  const { firstStart, lastStart } = item.periodRules;
  return firstStart <= from && from <= lastStart && from < to
    ? { start: from, end: to }
    : undefined;
}

/** Why there are not as many free pieces as are wanted; null when there are. */
export function lackOver({ item, pieces }: { item: Stock; pieces: number }, period: Period) {
  const free = freePieces(item, period);
  if (free >= pieces) return null;
  return (free === 0 ? 'dates-taken' : 'too-few-pieces') satisfies PeriodCode;
}
