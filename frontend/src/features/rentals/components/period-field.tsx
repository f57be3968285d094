import { addDays, plural } from '@loka/client';
import { type Ref, useId, useState } from 'react';
import { PERIOD_REFUSALS } from '@/api/period-refusals.fr';
import { Calendar, type CalendarDay } from '@/components/ui/calendar';
import { DayButton } from '@/components/ui/day-button';
import { ErrorText } from '@/components/ui/error-text';
import { freePiecesOn, type Period } from '../availability';
import { type Choice, chooseDay, type DayStanding, isRefusal, standingOf } from '../choose-period';
import { dayRefused } from '../day-refused';
import type { PeriodRefusal, Wanted } from '../period';
import { TakenDaysNote } from './taken-days-note';

/** Which of the two days is wrong, and the sentence about it. */
export type PeriodError = { day: 'start' | 'end'; message: string };

type PeriodFieldProps = {
  wanted: Wanted;
  value: Period;
  onChange: (period: Period) => void;
  /** What is wrong with the days as they are; what a tap is refused for is said here. */
  error: PeriodError | null;
  /** The button that shows the start day, to be focused when something is wrong. */
  startRef?: Ref<HTMLButtonElement>;
};

export const periodErrorOf = ({ day, code }: PeriodRefusal): PeriodError => ({
  day,
  message: PERIOD_REFUSALS[code],
});

const refusedTap = (tapped: string, { day, code }: PeriodRefusal): PeriodError => ({
  day,
  message: dayRefused(day, tapped, PERIOD_REFUSALS[code]),
});

/** Start and return day of a rental, by two taps in a calendar of free and taken days. */
export function PeriodField({ wanted, value, onChange, error, startRef }: PeriodFieldProps) {
  const [next, setNext] = useState<Choice['next']>('start');
  const [refused, setRefused] = useState<PeriodError | null>(null);
  /** The days before the tap that began a new choice. */
  const [before, setBefore] = useState<Period>(value);
  const errorId = useId();
  const choice = { ...value, next };
  const { item } = wanted;
  const rules = item.periodRules;
  const shown = refused ?? error;
  const isComplete = value.end !== '' && next === 'start';

  function pick(day: string) {
    const result = chooseDay(wanted, choice, day);
    if (isRefusal(result)) return setRefused(refusedTap(day, result));
    if (result.next === 'end') setBefore(value);
    aim(result.next);
    onChange({ start: result.start, end: result.end });
  }

  function aim(day: Choice['next']) {
    setRefused(null);
    setNext(day);
  }

  function takeBack() {
    aim('start');
    if (next === 'end') onChange(before);
  }

  const button = (day: 'start' | 'end') => ({
    label: LABELS[day],
    value: value[day],
    isNext: next === day && !isComplete,
    errorId: shown?.day === day ? errorId : undefined,
    onClick: () => aim(day),
  });

  return (
    <div className="grid gap-3">
      <div className="pairs gap-3">
        <DayButton {...button('start')} ref={startRef} />
        <DayButton {...button('end')} disabled={!value.start} />
        <div aria-live="polite" className="col-span-full -mt-1 text-sm">
          {shown ? (
            <ErrorText id={errorId} announced={false}>
              {shown.message}
            </ErrorText>
          ) : (
            <p className="text-ink-500">{hint(choice, rules.daysPerUnit)}</p>
          )}
        </div>
      </div>
      <Calendar
        label="Dates de la location"
        first={rules.firstStart}
        last={addDays(rules.lastStart, rules.longestDays)}
        initial={value.start || rules.firstStart}
        describe={(day) => describe(wanted, choice, day)}
        onPick={pick}
        onEscape={next === 'end' ? takeBack : undefined}
      />
      {item.taken.some((step) => item.pieces - step.pieces < wanted.pieces) && (
        <TakenDaysNote several={item.pieces > 1} />
      )}
    </div>
  );
}

const LABELS = { start: 'Date de début', end: 'Date de fin' };

function hint({ start, next }: Choice, daysPerUnit: number): string {
  const isByWeeks = daysPerUnit > 1;
  if (next === 'end') {
    return isByWeeks
      ? 'Touchez le jour du retour, une ou plusieurs semaines après.'
      : 'Touchez le jour du retour.';
  }
  if (start) return "Pour d'autres dates, touchez un nouveau jour de début.";
  return isByWeeks
    ? 'Cet objet se loue par semaines entières. Touchez le jour de début.'
    : 'Touchez le jour de début.';
}

const LOOKS: Record<DayStanding, CalendarDay['look']> = {
  start: 'edge',
  end: 'edge',
  within: 'within',
  free: 'free',
  'possible-end': 'free',
  taken: 'taken',
  past: 'closed',
  closed: 'closed',
};

function describe(wanted: Wanted, choice: Choice, day: string): CalendarDay {
  const standing = standingOf(wanted, choice, day);
  const isByWeeks = wanted.item.periodRules.daysPerUnit > 1;
  return {
    look: standing === 'possible-end' && isByWeeks ? 'offered' : LOOKS[standing],
    status: wordsOf(standing, freePiecesOn(wanted.item, day), wanted.item.pieces),
    isOpen: !isRefusal(chooseDay(wanted, choice, day)),
  };
}

function wordsOf(standing: DayStanding, free: number, stock: number): string {
  const howFree = stock > 1 ? plural(free, 'libre') : 'libre';
  switch (standing) {
    case 'start':
      return 'début de la location';
    case 'end':
      return 'retour';
    case 'within':
      return 'pendant la location';
    case 'possible-end':
      return free > 0 ? `${howFree}, retour possible` : 'retour possible';
    case 'free':
      return howFree;
    case 'taken':
      return free > 0 ? `${howFree} seulement` : 'déjà réservé';
    case 'past':
      return 'passé';
    case 'closed':
      return 'ne peut pas être choisi';
  }
}
