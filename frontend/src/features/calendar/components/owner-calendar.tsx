import { addDays, plural, today } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { reasonOf } from '@/api/problem';
import type { ItemCalendar } from '@/api/types';
import { Calendar, type CalendarDay, type DayLook } from '@/components/ui/calendar';
import { ErrorState } from '@/components/ui/error-state';
import { toast } from '@/components/ui/toast';
import { monthOf } from '@/lib/month';
import { useChangeClosures } from '../api/change-closures';
import { itemCalendarQuery } from '../api/get-calendar';
import {
  type ClosureChange,
  changeOf,
  type DayState,
  daysFromTo,
  type OwnersDay,
  stateOf,
} from '../day-states';
import { type DayRange, useDayRange } from '../use-day-range';
import { CalendarLegend } from './calendar-legend';
import { type Notice, NoticeLine } from './calendar-notice';
import { MonthRentals } from './month-rentals';

/** Days beyond cannot be closed. */
const FURTHEST_DAYS = 731;

const LOOKS: Record<DayState, DayLook> = {
  booked: 'let',
  part: 'part',
  closed: 'shut',
  requested: 'asked',
  free: 'free',
};

const STATUS: Record<DayState, string> = {
  booked: 'loué',
  part: 'loué en partie',
  closed: 'fermé',
  requested: 'demandé',
  free: 'libre',
};

/** A month of an object, whose owner closes days and opens them by a tap, by dragging or by keys. */
export function OwnerCalendar({ itemId }: { itemId: string }) {
  const now = today();
  const [month, setMonth] = useState(monthOf(now));
  const { data: calendar, error, refetch } = useQuery(itemCalendarQuery(itemId, month));
  const [notice, setNotice] = useState<Notice | null>(null);
  const change = useChangeClosures(itemId, (failure) => {
    setNotice(null);
    toast.error(reasonOf(failure) ?? "Les jours n'ont pas pu être enregistrés.");
  });
  const { range, clear, listeners } = useDayRange(apply);

  function apply({ first, last }: DayRange) {
    if (!calendar) return;
    const days = daysFromTo(first, last);
    const made = changeOf(calendar, days, first, now);
    if (made.runs.length === 0) {
      setNotice({ kind: 'kept', day: first, ...stateOf(calendar, first) });
      return;
    }
    send(made, days.length);
  }

  function send(made: ClosureChange, picked: number) {
    change.mutate(made);
    setNotice({ kind: 'changed', change: made, picked });
  }

  function undo({ closed, runs }: ClosureChange) {
    change.mutate({ closed: !closed, runs });
    setNotice(null);
  }

  function pick(day: string) {
    clear();
    apply(range ?? { first: day, last: day });
  }

  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <div className="grid gap-4">
      <div
        {...listeners}
        aria-busy={!calendar}
        className={clsx('touch-pan-y select-none', !calendar && 'animate-skeleton')}
      >
        <Calendar
          label="Jours de l'objet"
          first={now}
          last={addDays(now, FURTHEST_DAYS)}
          initial={now}
          describe={(day) => describe(calendar, day, now, range)}
          onPick={pick}
          onMonth={setMonth}
          onEscape={range ? clear : undefined}
        />
      </div>
      <NoticeLine notice={notice} onUndo={undo} />
      <CalendarLegend several={(calendar?.pieces ?? 1) > 1} />
      {calendar && <MonthRentals calendar={calendar} />}
    </div>
  );
}

function describe(
  calendar: ItemCalendar | undefined,
  day: string,
  now: string,
  range: DayRange | null,
): CalendarDay {
  if (!calendar) return { look: 'closed', status: 'chargement', isOpen: false };
  const found = stateOf(calendar, day);
  const { state } = found;
  const isOpen = day >= now && state !== 'booked' && state !== 'requested';
  return {
    look: lookOf(state, day, now, isOpen ? range : null),
    status: statusOf(found, calendar.pieces, day < now),
    note:
      calendar.pieces > 1 && found.booked > 0 ? `${found.booked}/${calendar.pieces}` : undefined,
    isOpen,
  };
}

function lookOf(state: DayState, day: string, now: string, range: DayRange | null): DayLook {
  if (range && (day === range.first || day === range.last)) return 'edge';
  if (range && daysFromTo(range.first, range.last).includes(day)) return 'within';
  return day < now && state !== 'booked' ? 'closed' : LOOKS[state];
}

function statusOf({ state, booked }: OwnersDay, pieces: number, isOver: boolean): string {
  const words =
    pieces > 1 && booked > 0
      ? `${STATUS[state]}, ${booked} sur ${plural(pieces, 'pièce')}`
      : STATUS[state];
  return isOver ? `${words}, passé` : words;
}
