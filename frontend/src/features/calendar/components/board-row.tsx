import { today } from '@loka/client';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ItemCalendar } from '@/api/types';
import { firstDayOf, lastDayOf, monthOf } from '@/lib/month';
import { daysFromTo } from '../day-states';
import { describeDay } from '../describe-day';
import { monthSummary } from '../month-summary';
import { BoardItem } from './board-item';
import { ClosableDays } from './closable-days';
import { DAY_FILLS } from './day-fills';

type BoardRowProps = { calendar: ItemCalendar; month: string };

/** The month of an object at a glance; its days, large enough for a finger, open below. */
export function BoardRow({ calendar, month }: BoardRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const daysId = useId();
  const now = today();
  const isPast = month < monthOf(now);
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  return (
    <li className="rounded-2xl border border-sand-200 bg-surface p-3.5">
      <BoardItem calendar={calendar} month={month} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={daysId}
        onClick={() => setIsOpen(!isOpen)}
        className="mt-1 block min-h-11 w-full rounded-lg py-1.5 text-left"
      >
        {!isOpen && (
          <span aria-hidden className="mb-1.5 flex gap-px">
            {daysFromTo(first, last).map((day) => (
              <span
                key={day}
                className={clsx(
                  'h-5 flex-1 rounded-xs',
                  DAY_FILLS[describeDay(calendar, day, now, null).look],
                )}
              />
            ))}
          </span>
        )}
        <span className="flex flex-wrap items-center justify-between gap-x-2 text-sm">
          <span>
            <span className="sr-only">Jours de {calendar.title}, </span>
            {monthSummary(calendar, month)}
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-1 font-semibold text-lagoon-700">
            <span>{!isOpen && (isPast ? 'Voir' : 'Modifier')}</span>
            <ChevronDown
              size={20}
              aria-hidden
              className={clsx('transition-transform', isOpen && 'rotate-180')}
            />
          </span>
        </span>
      </button>
      <div id={daysId} className="grid gap-2">
        {isOpen && (
          <ClosableDays
            key={month}
            itemId={calendar.id}
            calendar={calendar}
            isPast={isPast}
            label={`Jours de ${calendar.title}`}
            first={first}
            last={last}
            initial={monthOf(now) === month ? now : first}
            heading={false}
          />
        )}
      </div>
    </li>
  );
}
