import { CalendarClock } from 'lucide-react';
import type { Rental } from '@/api/types';
import { changeWords } from '../../change-words';
import { ChangeAnswers } from './change-answers';
import { TimeLeft } from './time-left';

type ChangeNoteProps = { rental: Rental; party: 'renter' | 'owner' };

/** Another end day that was asked for: who asks, what it costs, until when, and what can be done. */
export function ChangeNote({ rental, party }: ChangeNoteProps) {
  const { change } = rental;
  if (!change) return null;
  const { title, text } = changeWords(rental, change, party);
  return (
    <section
      aria-label={title}
      className="grid gap-3 rounded-2xl bg-sand-100 px-4 py-3.5 text-[0.95rem]"
    >
      <div className="flex gap-2.5">
        <CalendarClock size={20} className="shrink-0 text-lagoon-600" aria-hidden />
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold text-ink-900">{title}</p>
          <p>{text}</p>
          {change.reason && (
            <p className="wrap-anywhere whitespace-pre-line">«{` ${change.reason} `}»</p>
          )}
          {change.is_paused && (
            <p className="text-pretty font-medium">
              Le délai pour payer est suspendu&nbsp;: un opérateur est en panne.
            </p>
          )}
          {change.due_at && !change.is_paused && (
            <TimeLeft key={change.due_at} until={change.due_at} />
          )}
        </div>
      </div>
      <ChangeAnswers rental={rental} change={change} party={party} />
    </section>
  );
}
