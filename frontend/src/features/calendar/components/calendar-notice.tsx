import { daysBetween, formatPeriod, plural } from '@loka/client';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { paths } from '@/lib/paths';
import { useStickyBar } from '@/lib/use-sticky-bar';
import { dayInWords } from '../day-in-words';
import type { Notice } from '../notice';

type NoticeLineProps = {
  notice: Notice | null;
  /** Whether all days that are shown are over. */
  isPast: boolean;
  /** Of the object that the notice is about, where several are shown. */
  title?: string | undefined;
};

/**
 * Says what picking a day did, or why it did nothing. The line is always there, to be heard, and stays in sight
 * when a day far above it is picked.
 */
export function NoticeLine({ notice, isPast, title }: NoticeLineProps) {
  const bar = useStickyBar<HTMLDivElement>();
  return (
    <div
      ref={bar}
      role="status"
      className="sticky bottom-[calc(var(--tab-bar)+0.75rem)] z-10 flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-2xl border border-sand-200 bg-surface px-4 py-1.5 text-[0.95rem] shadow-card data-tall:static short:static"
    >
      {notice === null && (
        <p className="text-ink-500">
          {isPast
            ? 'Mois passé\u00a0: touchez un jour loué pour voir par qui.'
            : "Touchez un jour pour le fermer ou l'ouvrir, glissez pour plusieurs."}
        </p>
      )}
      {notice && (
        <p className="min-w-0 flex-[1_1_9rem]">
          {title && <span className="line-clamp-1 font-semibold text-ink-900">{title}</span>}
          {notice.kind === 'kept' ? whyKept(notice) : whatChanged(notice)}
        </p>
      )}
      {notice?.kind === 'changed' && (
        <Button variant="secondary" size="sm" onClick={notice.undo}>
          <Undo2 size={16} aria-hidden />
          Annuler
        </Button>
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

const LIST = new Intl.ListFormat('fr');

function whyKept({ day, state, rentals }: Extract<Notice, { kind: 'kept' }>): ReactNode {
  const request = rentals.find(({ kind }) => kind === 'requested');
  if (state === 'requested' && request) {
    return (
      <>
        {request.renterName} demande l'objet, {formatPeriod(request.start, request.end)}.{' '}
        <TextLink to={paths.requests}>Répondez d'abord</TextLink>
      </>
    );
  }
  const [first, ...others] = rentals.filter(({ kind }) => kind === 'booked');
  if (!first) return `${dayInWords(day)} est passé.`;
  const whoAndWhen =
    others.length > 0
      ? LIST.format([first, ...others].map(withPieces))
      : `${first.renterName}, ${formatPeriod(first.start, first.end)}`;
  return (
    <>
      Loué par {whoAndWhen}. <TextLink to={paths.requests}>Voir</TextLink>
    </>
  );
}

const withPieces = ({ renterName, pieces }: { renterName: string | null; pieces: number }) =>
  `${renterName} (${plural(pieces, 'pièce')})`;
