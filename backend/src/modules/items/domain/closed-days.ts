import { type Day, daysBetween } from '../../../kernel/day.js';

/** Days that an owner has closed, [start, end). */
export interface ClosedPeriod {
  start: Day;
  end: Day;
}

/** How far ahead days may be closed: twice as far as they can be asked for. */
const furthestDays = 732;

/** Whether days may be closed or opened today: none that are over, none beyond two years. */
export function canChangeDays({ start, end }: ClosedPeriod, today: Day): boolean {
  return start >= today && daysBetween(today, end) <= furthestDays;
}

/** What is closed once more days are, as few periods as can be: those that meet become one. */
export function withClosed(
  periods: readonly ClosedPeriod[],
  { start, end }: ClosedPeriod,
): ClosedPeriod[] {
  const apart = periods.filter((period) => period.end < start || period.start > end);
  const meeting = periods.filter((period) => !apart.includes(period));
  const closed = {
    start: earlier(start, ...meeting.map((period) => period.start)),
    end: later(end, ...meeting.map((period) => period.end)),
  };
  return [...apart, closed];
}

/** What is still closed once some days are open again; a period around them becomes two. */
export function withoutClosed(
  periods: readonly ClosedPeriod[],
  { start, end }: ClosedPeriod,
): ClosedPeriod[] {
  return periods
    .flatMap((period) => [
      { start: period.start, end: earlier(period.end, start) },
      { start: later(period.start, end), end: period.end },
    ])
    .filter((period) => period.start < period.end);
}

function earlier(...days: [Day, ...Day[]]): Day {
  return days.toSorted()[0] as Day;
}

function later(...days: [Day, ...Day[]]): Day {
  return days.toSorted().at(-1) as Day;
}
