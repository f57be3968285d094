import { formatFullDay, formatMonthAndYear, today } from '@loka/client';
import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { ItemCalendar } from '@/api/types';
import { firstDayOf, lastDayOf, monthOf, weekdayOf } from '@/lib/month';
import { daysFromTo } from '../day-states';
import { monthSummary } from '../month-summary';
import type { Notice } from '../notice';
import { useClosing } from '../use-closing';
import { BoardItem } from './board-item';
import { NoticeLine } from './calendar-notice';
import { DAY_FILLS } from './day-fills';

type BoardTableProps = { calendars: readonly ItemCalendar[]; month: string };

/** By the keys of the grid pattern of WAI-ARIA: from the place of a day among the days, to another. */
const STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};
const ROWS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** A row of days for each object, where there is room. */
export function BoardTable({ calendars, month }: BoardTableProps) {
  const now = today();
  const days = daysFromTo(firstDayOf(month), lastDayOf(month));
  /** The one cell in the order of tabs: its object and its day. */
  const [current, setCurrent] = useState(() => ({
    item: calendars[0]?.id,
    day: monthOf(now) === month ? now : firstDayOf(month),
  }));
  const [said, setSaid] = useState<{ title: string; notice: Notice } | null>(null);

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const row = target.closest<HTMLElement>('[data-item]');
    if (row && target.dataset.day) setCurrent({ item: row.dataset.item, day: target.dataset.day });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event;
    const { day } = (target as HTMLElement).dataset;
    if (!day || altKey || ctrlKey || metaKey) return;
    const place = days.indexOf(day);
    const row = calendars.findIndex(({ id }) => id === current.item);
    const toDay = days[STEPS[key]?.(place, days.length - 1) ?? place];
    const toRow = calendars[row + (ROWS[key] ?? 0)];
    if (!(key in STEPS || key in ROWS)) return;
    event.preventDefault();
    currentTarget
      .querySelector<HTMLElement>(`[data-item="${toRow?.id}"] [data-day="${toDay}"]`)
      ?.focus();
  }

  return (
    <>
      <div className="overflow-hidden rounded-2xl border border-sand-200 bg-surface">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern, on a table.
          role="grid"
          aria-label={`Jours de vos objets, ${formatMonthAndYear(month)}`}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          className="w-full table-fixed border-separate border-spacing-0 text-sm"
        >
          <thead>
            <tr>
              <th scope="col" className="w-44 p-3 text-left font-semibold xl:w-52">
                Objet
              </th>
              {days.map((day) => (
                <th
                  key={day}
                  scope="col"
                  aria-label={formatFullDay(day)}
                  aria-current={day === now ? 'date' : undefined}
                  className={clsx(
                    'py-2 font-normal text-xs tabular-nums',
                    weekdayOf(day) > 4 && 'bg-sand-100',
                    day === now && 'font-bold text-lagoon-700',
                  )}
                >
                  {Number(day.slice(8))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calendars.map((calendar) => (
              <TableRow
                key={calendar.id}
                calendar={calendar}
                month={month}
                days={days}
                currentDay={calendar.id === current.item ? current.day : undefined}
                onNotice={(notice) => setSaid(notice && { title: calendar.title, notice })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <NoticeLine notice={said?.notice ?? null} title={said?.title} isPast={month < monthOf(now)} />
    </>
  );
}

type TableRowProps = {
  calendar: ItemCalendar;
  month: string;
  days: readonly string[];
  /** The day that is in the order of tabs, when it is one of this row. */
  currentDay: string | undefined;
  onNotice: (notice: Notice | null) => void;
};

function TableRow({ calendar, month, days, currentDay, onNotice }: TableRowProps) {
  const { listeners, describe, pick } = useClosing(calendar.id, calendar, onNotice);
  return (
    <tr {...listeners} data-item={calendar.id} className="touch-pan-y select-none">
      <th scope="row" className="border-sand-200 border-t p-2 text-left font-normal">
        <BoardItem calendar={calendar} month={month} />
        <span className="sr-only">{monthSummary(calendar, month)}</span>
      </th>
      {days.map((day) => {
        const { look, status, note, isOpen } = describe(day);
        return (
          // biome-ignore lint/a11y: a cell of the grid pattern, whose focus is on the button in it.
          <td
            key={day}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the same.
            role="gridcell"
            aria-selected={look === 'edge' || look === 'within'}
            className={clsx('border-sand-200 border-t p-px', weekdayOf(day) > 4 && 'bg-sand-100')}
          >
            <button
              type="button"
              data-day={day}
              tabIndex={day === currentDay ? 0 : -1}
              aria-label={`${formatFullDay(day)}, ${status}`}
              title={`${formatFullDay(day)}, ${status}`}
              aria-disabled={!isOpen || undefined}
              onClick={() => pick(day)}
              className={clsx(
                'grid h-9 w-full place-items-center rounded-md text-[0.65rem] tabular-nums',
                'focus-visible:z-10 aria-disabled:cursor-not-allowed',
                isOpen && 'hover:ring-2 hover:ring-lagoon-400 hover:ring-inset',
                DAY_FILLS[look],
              )}
            >
              {note?.split('/')[0]}
            </button>
          </td>
        );
      })}
    </tr>
  );
}
