import { ApiError, limits, today } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '@/api/problem';
import type { Rental, RentalChange } from '@/api/types';
import { Field } from '@/components/ui/field';
import type { Shown } from '@/components/ui/late-dialog';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { itemQuery } from '@/features/items';
import { changeQuoteQuery, useAskChange } from '../../api/changes';
import { type EndChange, isEndCode } from '../../choose-end';
import { StepDialog } from '../steps/step-dialog';
import { ChangeQuoteSummary } from './change-quote-summary';
import { EndDayField } from './end-day-field';

const { maxLength } = limits['POST /api/rentals/{id}/changes'].reason;

type AskChangeProps = {
  rental: Rental;
  party: 'renter' | 'owner';
  kind: RentalChange['kind'];
  onClose: () => void;
};

/** A party chooses another end day, and sees what it costs or gives back before asking for it. */
export function AskChangeDialog({ open, onClose, ...props }: AskChangeProps & Shown) {
  const { rental, party } = props;
  const other = otherName(rental, party);
  const ask = useAskChange(rental, () => {
    onClose();
    toast.success(`Demande envoyée à ${other}.`);
  });
  function close() {
    ask.reset();
    onClose();
  }
  return open && <AskChange {...props} ask={ask} onClose={close} />;
}

type AskedProps = AskChangeProps & { ask: ReturnType<typeof useAskChange> };

/** Begins anew each time. */
function AskChange({ rental, party, kind, onClose, ask }: AskedProps) {
  const [newEnd, setNewEnd] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const other = otherName(rental, party);
  const { data: item } = useQuery(itemQuery(rental.item_id));
  const change: EndChange = { rental, kind, item, today: today() };
  const quote = useQuery(changeQuoteQuery(rental.id, newEnd));

  const refusal = ask.error instanceof ApiError && isEndCode(ask.error.code) ? ask.error : null;
  const priceError = quote.error && (reasonOf(quote.error) ?? "Le prix n'a pas pu être lu.");
  const missing = tried && newEnd === '' ? 'Choisissez un jour.' : undefined;

  function choose(day: string) {
    ask.reset();
    setNewEnd(day);
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
      error={refusal ? null : ask.error}
    >
      <p>{explain(kind, party, other)}</p>
      <EndDayField
        change={change}
        value={newEnd}
        onChange={choose}
        error={refusal?.message ?? priceError ?? missing}
      />
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

const otherName = (rental: Rental, party: 'renter' | 'owner') =>
  party === 'renter' ? rental.ownerName : rental.renterName;

const TITLES = {
  extension: { renter: 'Prolonger la location', owner: 'Prolonger la location' },
  shortening: { renter: 'Rendre plus tôt', owner: 'Proposer de raccourcir' },
};

function explain(kind: RentalChange['kind'], party: 'renter' | 'owner', other: string): string {
  if (kind === 'extension') {
    return `Si ${other} accepte, ces jours vous sont réservés le temps de les payer.`;
  }
  return party === 'renter'
    ? `Si ${other} accepte, les jours non utilisés reviennent dans votre portefeuille.`
    : `Si ${other} accepte, vous remboursez les jours non utilisés.`;
}
