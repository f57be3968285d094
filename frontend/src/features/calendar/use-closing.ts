import { today } from '@loka/client';
import { reasonOf } from '@/api/problem';
import type { ItemCalendar } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { useChangeClosures } from './api/change-closures';
import { type ClosureChange, changeOf, daysFromTo, stateOf } from './day-states';
import { describeDay } from './describe-day';
import type { Notice } from './notice';
import { type DayRange, useDayRange } from './use-day-range';

/**
 * The days of an object, whose owner closes them and opens them by a tap, by dragging or by keys.
 *
 * @param calendar undefined while it is being read
 * @param onNotice told what came of the last picked days; null once that is undone or failed
 */
export function useClosing(
  itemId: string,
  calendar: ItemCalendar | undefined,
  onNotice: (notice: Notice | null) => void,
) {
  const now = today();
  const change = useChangeClosures(itemId, (failure) => {
    onNotice(null);
    toast.error(reasonOf(failure) ?? "Les jours n'ont pas pu être enregistrés.");
  });
  const { range, clear, listeners } = useDayRange(apply);

  function apply({ first, last }: DayRange) {
    if (!calendar) return;
    const days = daysFromTo(first, last);
    const made = changeOf(calendar, days, first, now);
    if (made.runs.length === 0) {
      onNotice({ kind: 'kept', day: first, ...stateOf(calendar, first) });
      return;
    }
    change.mutate(made);
    onNotice({ kind: 'changed', change: made, picked: days.length, undo: () => undo(made) });
  }

  function undo({ closed, runs }: ClosureChange) {
    change.mutate({ closed: !closed, runs });
    onNotice(null);
  }

  function pick(day: string) {
    clear();
    apply(range ?? { first: day, last: day });
  }

  return {
    /** For the element around the days, each of which is in a `data-day`. */
    listeners,
    /** Lets go of the days in hand; undefined when there are none. */
    clear: range ? clear : undefined,
    describe: (day: string) => describeDay(calendar, day, now, range),
    pick,
  };
}
