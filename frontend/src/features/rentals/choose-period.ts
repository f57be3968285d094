import type { Period } from './availability';
import { freePiecesOn } from './availability';
import { type PeriodRefusal, periodRefusal, soonestEnd, startRefusal, type Wanted } from './period';

/** The days chosen so far, empty before any is, and which of them the next tap chooses. */
export type Choice = Period & { next: 'start' | 'end' };

/** Whether a tap on a day chooses the end; before the start it begins anew. */
const choosesEnd = ({ start, next }: Choice, day: string): boolean =>
  next === 'end' && start !== '' && day >= start;

/** The period that a tap on a day asks for. */
export const periodTo = (wanted: Wanted, choice: Choice, day: string): Period =>
  choosesEnd(choice, day)
    ? { start: choice.start, end: day }
    : { start: day, end: soonestEnd(wanted.item.periodRules, day) };

/**
 * What a tap on a day makes of a choice: the first tap chooses the start, with the soonest end, so
 * that one tap is enough; the second one the end, unless it is before the start.
 */
export function chooseDay(wanted: Wanted, choice: Choice, day: string): Choice | PeriodRefusal {
  const period = periodTo(wanted, choice, day);
  return choosesEnd(choice, day)
    ? (periodRefusal(wanted, period) ?? { ...period, next: 'start' })
    : (startRefusal(wanted, day) ?? { ...period, next: 'end' });
}

export const isRefusal = (result: Choice | PeriodRefusal): result is PeriodRefusal =>
  'code' in result;

/** Whether a day that is chosen has too few free pieces: the return day needs none. */
export const isShort = (wanted: Wanted, { start, end }: Period, day: string): boolean =>
  start <= day && day < end && freePiecesOn(wanted.item, day) < wanted.pieces;

/** How a day stands to a choice, for its look and its words. */
export type DayStanding =
  | 'start'
  | 'end'
  | 'within'
  | 'free'
  | 'possible-end'
  | 'taken'
  | 'past'
  | 'closed';

export function standingOf(wanted: Wanted, choice: Choice, day: string): DayStanding {
  const { start, end, next } = choice;
  if (day === start) return 'start';
  if (day === end) return 'end';
  if (start < day && day < end) return 'within';
  if (!isRefusal(chooseDay(wanted, choice, day))) {
    return next === 'end' && day > start ? 'possible-end' : 'free';
  }
  if (day < wanted.item.periodRules.firstStart) return 'past';
  return freePiecesOn(wanted.item, day) < wanted.pieces ? 'taken' : 'closed';
}
