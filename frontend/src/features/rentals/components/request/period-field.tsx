import { addDays, plural } from '@loka/client';
import { type Ref, useId, useState } from 'react';
import { PERIOD_REFUSALS } from '@/api/period-refusals.fr';
import { Button } from '@/components/ui/button';
import { Calendar, type CalendarDay } from '@/components/ui/calendar';
import { DayButton } from '@/components/ui/day-button';
import { ErrorText } from '@/components/ui/error-text';
import { freePiecesOn, type Period } from '../../availability';
import {
  type Choice,
  chooseDay,
  type DayStanding,
  isRefusal,
  isShort,
  periodTo,
  standingOf,
} from '../../choose-period';
import { dayRefused } from '../../day-refused';
import type { PeriodRefusal, Wanted } from '../../period';
import { type Shortage, shortageOf, shortageWords } from '../../shortage';
import { TakenDaysNote } from './taken-days-note';

/** Which of the two days is wrong, and the sentence about it; how many pieces could be had instead. */
export type PeriodError = { day: 'start' | 'end'; message: string; shortage?: Shortage | null };

type PeriodFieldProps = {
  wanted: Wanted;
  value: Period;
  onChange: (period: Period) => void;
  /** Takes as many pieces as are free over a period. */
  onFewer: (shortage: Shortage) => void;
  /** What is wrong with the days as they are; what a tap is refused for is said here. */
  error: PeriodError | null;
  /** The button that shows the start day, to be focused when something is wrong. */
  startRef?: Ref<HTMLButtonElement>;
};

/** @param period that was refused */
export function periodErrorOf(
  { item, pieces }: Wanted,
  period: Period,
  { day, code }: PeriodRefusal,
): PeriodError {
  const shortage = code === 'too-few-pieces' ? shortageOf(item, pieces, period) : null;
  return { day, message: shortage ? shortageWords(shortage) : PERIOD_REFUSALS[code], shortage };
}

/** Why a tap chose nothing; null when it would now. */
function refusedTap(wanted: Wanted, choice: Choice, tapped: string): PeriodError | null {
  const result = chooseDay(wanted, choice, tapped);
  if (!isRefusal(result)) return null;
  const error = periodErrorOf(wanted, periodTo(wanted, choice, tapped), result);
  if (error.shortage) return error;
  return { ...error, message: dayRefused(error.day, tapped, error.message) };
}

/** Start and return day of a rental, by two taps in a calendar of free and taken days. */
export function PeriodField(props: PeriodFieldProps) {
  const { wanted, value, onChange, onFewer, error, startRef } = props;
  const [next, setNext] = useState<Choice['next']>('start');
  /** The day whose tap was refused last. */
  const [tapped, setTapped] = useState<string | null>(null);
  /** The days before the tap that began a new choice. */
  const [before, setBefore] = useState<Period>(value);
  const errorId = useId();
  const choice = { ...value, next };
  const { item } = wanted;
  const rules = item.periodRules;
  const shown = (tapped && refusedTap(wanted, choice, tapped)) || error;
  const isComplete = value.end !== '' && next === 'start';

  function pick(day: string) {
    const result = chooseDay(wanted, choice, day);
    if (isRefusal(result)) return setTapped(day);
    if (result.next === 'end') setBefore(value);
    aim(result.next);
    onChange({ start: result.start, end: result.end });
  }

  function aim(day: Choice['next']) {
    setTapped(null);
    setNext(day);
  }

  function takeBack() {
    aim('start');
    if (next === 'end') onChange(before);
  }

  function takeFewer(shortage: Shortage) {
    aim('start');
    onFewer(shortage);
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
            <>
              <ErrorText id={errorId} announced={false}>
                {shown.message}
              </ErrorText>
              <FewerButton shortage={shown.shortage} onTake={takeFewer} />
            </>
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

type FewerButtonProps = {
  shortage: Shortage | null | undefined;
  onTake: (shortage: Shortage) => void;
};

function FewerButton({ shortage, onTake }: FewerButtonProps) {
  if (!shortage) return null;
  return (
    <Button variant="secondary" size="sm" className="mt-2" onClick={() => onTake(shortage)}>
      {`En prendre ${shortage.free}`}
    </Button>
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
  const free = freePiecesOn(wanted.item, day);
  const status = wordsOf(standing, free, wanted.item.pieces);
  const isOpen = !isRefusal(chooseDay(wanted, choice, day));
  if (isShort(wanted, choice, day)) {
    return { look: 'short', status: `${status}, ${lackWords(free)}`, isOpen };
  }
  const look = standing === 'possible-end' && isByWeeks ? 'offered' : LOOKS[standing];
  return { look, status, isOpen };
}

const lackWords = (free: number): string =>
  free > 0 ? `${plural(free, 'libre')} seulement` : 'déjà réservé';

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
      return lackWords(free);
    case 'past':
      return 'passé';
    case 'closed':
      return 'ne peut pas être choisi';
  }
}
