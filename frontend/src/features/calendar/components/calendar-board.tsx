import type { ItemCalendar } from '@/api/types';
import { useMediaQuery } from '@/lib/use-media-query';
import { BoardRow } from './board-row';
import { BoardTable } from './board-table';

type CalendarBoardProps = { calendars: readonly ItemCalendar[]; month: string };

/**
 * A month of all objects of an owner, whose days are closed and opened here too: a row of days for each,
 * or, where there is no room for one, a month that opens below its object.
 */
export function CalendarBoard({ calendars, month }: CalendarBoardProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  return isWide ? (
    <BoardTable key={month} calendars={calendars} month={month} />
  ) : (
    <ul className="grid gap-3">
      {calendars.map((calendar) => (
        <BoardRow key={calendar.id} calendar={calendar} month={month} />
      ))}
    </ul>
  );
}
