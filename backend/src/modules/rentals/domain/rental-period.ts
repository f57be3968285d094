import { addDays, type Day, daysBetween } from '../../../kernel/day.js';
import type { ErrorCode } from '../../../kernel/errors.js';
import type { PriceUnit } from '../../items/index.js';

/** The days of a rental: from the start day up to the return day, which is free for the next renter. */
export interface Period {
  start: Day;
  end: Day;
}

export const daysPerUnit: Record<PriceUnit, number> = { jour: 1, semaine: 7 };
/** The longest period that can be rented. */
export const longestDays = 366;
const furthestDays = 366;

/** Why a period cannot be asked for. */
export const periodRefusals = [
  'start-in-past',
  'start-too-far',
  'end-before-start',
  'whole-weeks',
  'period-too-long',
] as const satisfies readonly ErrorCode[];

/** Why a period cannot be asked for today; null when it can. */
export function periodRefusal(
  unit: PriceUnit,
  { start, end }: Period,
  today: Day,
): (typeof periodRefusals)[number] | null {
  if (start < today) return 'start-in-past';
  if (daysBetween(today, start) > furthestDays) return 'start-too-far';
  const days = daysBetween(start, end);
  if (days < 1) return 'end-before-start';
  if (!wholeUnits(unit, days)) return 'whole-weeks';
  return days > longestDays ? 'period-too-long' : null;
}

/** Whether so many days are a number of days or weeks that can be paid for. */
export function wholeUnits(unit: PriceUnit, days: number): boolean {
  return days % daysPerUnit[unit] === 0;
}

/** What a period of an item must be like to be asked for today. */
export interface PeriodRules {
  firstStart: Day;
  lastStart: Day;
  /** A period is one or more times as long. */
  daysPerUnit: number;
  longestDays: number;
}

export function periodRules(unit: PriceUnit, today: Day): PeriodRules {
  return {
    firstStart: today,
    lastStart: addDays(today, furthestDays),
    daysPerUnit: daysPerUnit[unit],
    longestDays,
  };
}

/** How many days or weeks are paid for; a week begun is a week. */
export function unitsIn(unit: PriceUnit, { start, end }: Period): number {
  return Math.ceil(daysBetween(start, end) / daysPerUnit[unit]);
}

/** The last day on which the object is with the renter, returning it. */
export function isOver({ end }: Period, today: Day): boolean {
  return today > end;
}

export function hasBegun({ start }: Period, today: Day): boolean {
  return today >= start;
}

/** The day a request must be answered by at the latest: before its start day, or on it if made then. */
export function lastAnswerDay({ start }: Period, requestedOn: Day): Day {
  return requestedOn < start ? start : addDays(start, 1);
}
