import { addDays, formatDay, limits, today } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '@/api/problem';
import type { Rental, RentalChange } from '@/api/types';
import { Calendar, type CalendarDay } from '@/components/ui/calendar';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { changeQuoteQuery, useAskChange } from '../api/changes';
import { ChangeQuoteSummary } from './change-quote-summary';
import { StepDialog } from './step-dialog';

const { maxLength } = limits['POST /api/rentals/{id}/changes'].reason;

type AskChangeDialogProps = {
  rental: Rental;
  party: 'renter' | 'owner';
  kind: RentalChange['kind'];
  onClose: () => void;
};

/** A party chooses another end day, and sees what it costs or gives back before asking for it. */
export function AskChangeDialog({ rental, party, kind, onClose }: AskChangeDialogProps) {
  const [newEnd, setNewEnd] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string>();
  const other = party === 'renter' ? rental.ownerName : rental.renterName;
  const ask = useAskChange(rental, () => {
    onClose();
    toast.success(`Demande envoyée à ${other}.`);
  });

  const bounds = boundsOf(rental, kind);
  const isOpen = (day: string) => day >= bounds.min && day <= bounds.max;
  const quote = useQuery(changeQuoteQuery(rental.id, newEnd));

  const priceError = quote.error && (reasonOf(quote.error) ?? "Le prix n'a pas pu être lu.");
  const missing = tried && newEnd === '' ? 'Choisissez un jour.' : undefined;
  const dayError = refused ?? priceError ?? missing;

  function pick(day: string) {
    setRefused(isOpen(day) ? undefined : outside(bounds));
    if (isOpen(day)) setNewEnd(day);
  }

  function send() {
    setTried(true);
    if (newEnd && quote.data) ask.mutate({ kind, new_end_date: newEnd, reason });
  }

  return (
    <StepDialog
      open
      onClose={onClose}
      title={TITLES[kind][party]}
      submitLabel="Envoyer ma demande"
      onSubmit={send}
      busy={ask.isPending || quote.isLoading}
      error={ask.error}
    >
      <p>{explain(kind, party, other)}</p>
      <div className="grid gap-2">
        <div className="flex flex-wrap justify-between gap-x-4">
          <p className="font-medium text-ink-900">
            Nouvelle fin{'\u00a0'}: {newEnd ? formatDay(newEnd) : 'à choisir'}
          </p>
          <p className="text-ink-500">
            Fin actuelle{'\u00a0'}: {formatDay(rental.end_date)}
          </p>
        </div>
        <Calendar
          label="Nouveau jour de fin"
          first={bounds.min}
          last={bounds.max}
          initial={bounds.min}
          describe={(day) => describe(day, newEnd, isOpen(day))}
          onPick={pick}
        />
        <p aria-live="polite" className="font-medium text-clay-600 text-sm empty:hidden">
          {dayError}
        </p>
      </div>
      <div aria-live="polite">
        {quote.data && <ChangeQuoteSummary quote={quote.data} party={party} />}
      </div>
      <Field label={`Un mot pour ${other}`} optional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={maxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </StepDialog>
  );
}

type Bounds = { min: string; max: string };

/** The days to choose from; the server has the last word. */
function boundsOf({ start_date, end_date }: Rental, kind: RentalChange['kind']): Bounds {
  if (kind === 'extension') return { min: addDays(end_date, 1), max: addDays(end_date, 366) };
  const now = today();
  return { min: now > start_date ? now : addDays(start_date, 1), max: addDays(end_date, -1) };
}

function outside({ min, max }: Bounds): string {
  return min > max
    ? 'La location finit déjà : elle ne peut plus être raccourcie.'
    : `Du ${formatDay(min)} au ${formatDay(max)}.`;
}

function describe(day: string, chosen: string, isOpen: boolean): CalendarDay {
  if (day === chosen) return { look: 'edge', status: 'choisi', isOpen };
  return isOpen
    ? { look: 'free', status: 'peut être choisi', isOpen }
    : { look: 'closed', status: 'ne peut pas être choisi', isOpen };
}

const TITLES = {
  extension: { renter: 'Prolonger la location', owner: 'Prolonger la location' },
  shortening: { renter: 'Rendre plus tôt', owner: 'Proposer de raccourcir' },
};

function explain(kind: RentalChange['kind'], party: 'renter' | 'owner', other: string): string {
  if (kind === 'extension') {
    return `Si ${other} accepte, ces jours vous sont réservés le temps de les payer.`;
  }
  return party === 'renter'
    ? `Si ${other} accepte, les jours non utilisés reviennent sur votre portefeuille.`
    : `Si ${other} accepte, vous remboursez les jours non utilisés.`;
}
