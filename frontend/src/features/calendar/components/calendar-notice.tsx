import { daysBetween, formatPeriod, plural } from '@loka/client';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { paths } from '@/lib/paths';
import { dayInWords } from '../day-in-words';
import type { ClosureChange, OwnersDay } from '../day-states';

/** What came of the last picked days. */
export type Notice =
  | { kind: 'changed'; change: ClosureChange; picked: number }
  | ({ kind: 'kept'; day: string } & OwnersDay);

type NoticeLineProps = { notice: Notice | null; onUndo: (change: ClosureChange) => void };

/** Says what picking a day did, or why it did nothing. The line is always there, to be heard. */
export function NoticeLine({ notice, onUndo }: NoticeLineProps) {
  return (
    <div role="status" className="flex min-h-11 items-center justify-between gap-3 text-[0.95rem]">
      {notice === null && (
        <p className="text-ink-500">
          Touchez un jour pour le fermer ou l'ouvrir, glissez pour plusieurs.
        </p>
      )}
      {notice?.kind === 'kept' && <p>{whyKept(notice)}</p>}
      {notice?.kind === 'changed' && (
        <>
          <p>{whatChanged(notice)}</p>
          <Button variant="secondary" size="sm" onClick={() => onUndo(notice.change)}>
            <Undo2 size={16} aria-hidden />
            Annuler
          </Button>
        </>
      )}
    </div>
  );
}

function whatChanged({ change, picked }: Extract<Notice, { kind: 'changed' }>): string {
  const { closed, runs } = change;
  const days = runs.reduce((sum, { start, end }) => sum + daysBetween(start, end), 0);
  const [first] = runs;
  if (picked === 1 && first)
    return `${dayInWords(first.start)}${closed ? ' est fermé.' : ' est de nouveau libre.'}`;
  const done = closed
    ? `${plural(days, 'jour fermé', 'jours fermés')}.`
    : `${plural(days, 'jour de nouveau libre', 'jours de nouveau libres')}.`;
  return days < picked ? `${done} Les autres restent comme ils sont.` : done;
}

function whyKept({ day, state, rentals }: Extract<Notice, { kind: 'kept' }>): ReactNode {
  const [rental] = rentals.filter(({ kind }) => kind === state);
  if (!rental) return `${dayInWords(day)} est passé.`;
  const period = formatPeriod(rental.start, rental.end);
  if (state === 'requested') {
    return (
      <>
        {rental.renterName} demande l'objet, {period}.{' '}
        <TextLink to={paths.requests}>Répondez d'abord</TextLink>
      </>
    );
  }
  return (
    <>
      Loué par {rental.renterName}, {period}. <TextLink to={paths.requests}>Voir</TextLink>
    </>
  );
}
