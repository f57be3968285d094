import { addDays, formatShortDay, today } from '@loka/client';
import { useId, useRef, useState } from 'react';
import { Calendar, type CalendarDay } from '@/components/ui/calendar';
import { DayButton } from '@/components/ui/day-button';
import { ErrorText } from '@/components/ui/error-text';
import { chooseDays, type Days, type NextDay } from '../choose-days';

/** How far back a statement can be asked for here. */
const YEARS_BACK = 5;

type DaysFieldProps = { value: Days; onChange: (days: Days) => void };

/** The first and the last day of a statement, by two taps in a calendar. */
export function DaysField({ value, onChange }: DaysFieldProps) {
  const [next, setNext] = useState<NextDay>('from');
  const [refused, setRefused] = useState<string>();
  const errorId = useId();
  const lastButton = useRef<HTMLButtonElement>(null);
  const now = today();

  function pick(day: string) {
    if (day > now) return setRefused(`Le ${formatShortDay(day)} n'est pas encore passé.`);
    const chosen = chooseDays(value, next, day);
    aim(chosen.next);
    onChange(chosen.days);
    if (chosen.next === null) lastButton.current?.focus();
  }

  function aim(day: NextDay) {
    setRefused(undefined);
    setNext(day);
  }

  const button = (day: 'from' | 'to') => ({
    value: value[day] ?? '',
    isNext: next === day,
    errorId: refused && next === day ? errorId : undefined,
    onClick: () => aim(next === day ? null : day),
  });

  return (
    <div className="grid gap-3 sm:col-span-2">
      <div className="pairs gap-3">
        <DayButton label="Du" {...button('from')} />
        <DayButton label="Au" {...button('to')} ref={lastButton} />
      </div>
      <ErrorText id={errorId}>{refused}</ErrorText>
      {next && (
        <div className="max-w-sm rounded-2xl border border-sand-200 bg-surface p-3">
          <Calendar
            label={next === 'from' ? 'Premier jour' : 'Dernier jour'}
            first={addDays(now, -365 * YEARS_BACK)}
            last={now}
            initial={value[next] ?? value.from ?? value.to ?? now}
            describe={(day) => describe(value, day, now)}
            onPick={pick}
            onEscape={() => aim(null)}
          />
        </div>
      )}
    </div>
  );
}

function describe({ from, to }: Days, day: string, now: string): CalendarDay {
  if (day > now) return { look: 'closed', status: 'pas encore passé', isOpen: false };
  if (day === from) return { look: 'edge', status: 'premier jour', isOpen: true };
  if (day === to) return { look: 'edge', status: 'dernier jour', isOpen: true };
  const isWithin = from !== undefined && to !== undefined && from < day && day < to;
  return isWithin
    ? { look: 'within', status: 'choisi', isOpen: true }
    : { look: 'free', status: 'peut être choisi', isOpen: true };
}
