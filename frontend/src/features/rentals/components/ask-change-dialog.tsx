import { addDays, formatDay, limits, today } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '@/api/problem';
import type { Rental, RentalChange } from '@/api/types';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
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
  const other = party === 'renter' ? rental.ownerName : rental.renterName;
  const ask = useAskChange(rental, () => {
    onClose();
    toast.success(`Demande envoyée à ${other}.`);
  });

  const { min, max } = boundsOf(rental, kind);
  const isWithin = newEnd !== '' && newEnd >= min && (!max || newEnd <= max);
  const quote = useQuery(changeQuoteQuery(rental.id, isWithin ? newEnd : ''));

  const priceError = quote.error && (reasonOf(quote.error) ?? "Le prix n'a pas pu être lu.");
  const dayError =
    newEnd === '' ? tried && 'Choisissez un jour.' : isWithin ? priceError : outside(min, max);

  function send() {
    setTried(true);
    if (isWithin && quote.data) ask.mutate({ kind, new_end_date: newEnd, reason });
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
      <Field
        label="Nouveau jour de fin"
        hint={`Fin actuelle${'\u00a0'}: ${formatDay(rental.end_date)}.`}
        error={dayError || undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            min={min}
            max={max}
            value={newEnd}
            onChange={({ target }) => setNewEnd(target.value)}
          />
        )}
      </Field>
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

/** The days to choose from; the server has the last word. */
function boundsOf({ start_date, end_date }: Rental, kind: RentalChange['kind']) {
  if (kind === 'extension') return { min: addDays(end_date, 1), max: undefined };
  const now = today();
  return { min: now > start_date ? now : addDays(start_date, 1), max: addDays(end_date, -1) };
}

function outside(min: string, max: string | undefined): string {
  if (!max) return `Au plus tôt le ${formatDay(min)}.`;
  return min > max
    ? 'La location finit déjà : elle ne peut plus être raccourcie.'
    : `Du ${formatDay(min)} au ${formatDay(max)}.`;
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
