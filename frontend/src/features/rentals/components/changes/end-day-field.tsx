import { addDays, formatDay } from '@loka/client';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { PERIOD_REFUSALS } from '@/api/period-refusals.fr';
import { Calendar, type CalendarDay } from '@/components/ui/calendar';
import { ErrorText } from '@/components/ui/error-text';
import {
  type EndChange,
  type EndStanding,
  endBounds,
  endRefusal,
  soonestEnd,
  standingOf,
} from '../../choose-end';
import { dayRefused } from '../../day-refused';
import { TakenDaysNote } from '../request/taken-days-note';

type EndDayFieldProps = {
  change: EndChange;
  /** The chosen day; empty before there is one. */
  value: string;
  onChange: (day: string) => void;
  /** What is wrong with it; what a tap is refused for is said here. */
  error: string | undefined;
};

/** Another end day of a rental, in a calendar of the days that it has and that others have. */
export function EndDayField({ change, value, onChange, error }: EndDayFieldProps) {
  const [refused, setRefused] = useState<string>();
  const errorId = useId();
  const { rental, item } = change;
  const soonest = soonestEnd(change);
  const message = refused ?? error ?? (soonest ? undefined : whyNone(change));

  function pick(day: string) {
    const code = endRefusal(change, day);
    setRefused(code ? dayRefused('end', day, PERIOD_REFUSALS[code]) : undefined);
    if (!code) onChange(day);
  }

  return (
    <div className="grid gap-3">
      <dl className="pairs gap-3">
        <DayBox label="Fin actuelle" value={rental.end_date} />
        <DayBox label="Nouvelle fin" value={value} isWrong={message !== undefined} isChosen />
      </dl>
      <div aria-live="polite" className="-mt-1 text-sm">
        {message ? (
          <ErrorText id={errorId} announced={false}>
            {message}
          </ErrorText>
        ) : (
          <p className="text-ink-500">{hint(change)}</p>
        )}
      </div>
      <div aria-describedby={message ? errorId : undefined}>
        <Calendar
          label="Nouveau jour de fin"
          {...endBounds(change)}
          initial={value || soonest || rental.end_date}
          describe={(day) => describe(change, value, day)}
          onPick={pick}
        />
      </div>
      {change.kind === 'extension' && item?.taken.some(({ end }) => end > rental.end_date) && (
        <TakenDaysNote several={item.pieces > 1} />
      )}
    </div>
  );
}

type DayBoxProps = { label: string; value: string; isWrong?: boolean; isChosen?: boolean };

function DayBox({ label, value, isWrong = false, isChosen = false }: DayBoxProps) {
  return (
    <div
      className={clsx(
        'grid min-h-16 content-center rounded-xl border px-2.5 py-2',
        isWrong ? 'border-clay-600' : isChosen ? 'border-lagoon-600' : 'border-transparent',
        !isChosen && 'bg-sand-100',
      )}
    >
      <dt className="text-ink-500 text-sm">{label}</dt>
      <dd className={value ? 'font-medium text-ink-900' : 'text-ink-500'}>
        {value ? formatDay(value) : 'À choisir'}
      </dd>
    </div>
  );
}

function hint({ item }: EndChange): string {
  return item && item.periodRules.daysPerUnit > 1
    ? 'Cet objet se loue par semaines entières. Touchez le nouveau jour de fin.'
    : 'Touchez le nouveau jour de fin.';
}

function whyNone(change: EndChange): string {
  if (change.kind === 'shortening') return 'La location ne peut pas finir plus tôt.';
  const { rental, item } = change;
  const next = addDays(rental.end_date, item?.periodRules.daysPerUnit ?? 1);
  return endRefusal(change, next) === 'period-too-long'
    ? PERIOD_REFUSALS['period-too-long']
    : "L'objet est déjà réservé juste après\u00a0: la location ne peut pas être prolongée.";
}

const LOOKS: Record<EndStanding, CalendarDay['look']> = {
  'new-end': 'edge',
  'old-end': 'within',
  within: 'within',
  possible: 'free',
  taken: 'taken',
  closed: 'closed',
};

const WORDS: Record<EndStanding, string> = {
  'new-end': 'nouvelle fin',
  'old-end': 'fin actuelle',
  within: 'pendant la location',
  possible: 'peut être choisi',
  taken: 'déjà réservé',
  closed: 'ne peut pas être choisi',
};

/** Where few days can be chosen, they stand out. */
function describe(change: EndChange, newEnd: string, day: string): CalendarDay {
  const standing = standingOf(change, newEnd, day);
  const standsOut = change.kind === 'shortening' || (change.item?.periodRules.daysPerUnit ?? 1) > 1;
  return {
    look: standing === 'possible' && standsOut ? 'offered' : LOOKS[standing],
    status: WORDS[standing],
    isOpen: endRefusal(change, day) === null,
  };
}
