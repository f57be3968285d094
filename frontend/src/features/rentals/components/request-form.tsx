import { formatPeriod } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { ItemDetail, Quote } from '@/api/types';
import { RefundPromise } from '@/components/policy/refund-promise';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { quoteQuery } from '../api/get-quote';
import { completePeriod, overlaps, type Period, soonestEnd } from '../period';
import { type RequestDraft, requestDraft } from '../request-draft';
import { QuoteSummary } from './quote-summary';

/** Together they are the notes of a payment, which the server takes up to 1,000 characters of. */
const longestAddress = 300;
const longestPhone = 30;

type RequestFormProps = {
  item: ItemDetail;
  /** `quote` is what the visitor saw when pressing the button. */
  onSubmit: (draft: RequestDraft, quote: Quote) => void;
};

/** Dates, delivery place and number, with the server's price for them. */
export function RequestForm({ item, onSubmit }: RequestFormProps) {
  const form = useForm({ defaultValues: requestDraft.load(item.id) });
  const [start, end] = form.watch(['start', 'end']);

  const { firstStart, daysPerUnit } = item.periodRules;
  const period = completePeriod(item.periodRules, { start, end });
  const taken = period && item.blockedPeriods.find((blocked) => overlaps(blocked, period));
  const quote = useQuery(quoteQuery(item.id, taken ? null : period));
  const ready = period && !taken && quote.data && !quote.isPlaceholderData;

  /** The shortest end follows the start, so that most people pick one date only. */
  function fitEnd(newStart: string) {
    if (completePeriod(item.periodRules, { start: newStart, end })) return;
    form.setValue('end', soonestEnd(item.periodRules, newStart));
  }

  const submit = form.handleSubmit((draft) => {
    requestDraft.save(item.id, draft);
    if (ready) onSubmit(draft, quote.data);
  });

  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <Field label="Date de début">
          {(control) => (
            <Input
              {...control}
              type="date"
              required
              min={firstStart}
              className="px-3"
              {...form.register('start', { onChange: ({ target }) => fitEnd(target.value) })}
            />
          )}
        </Field>
        <Field label="Date de fin">
          {(control) => (
            <Input
              {...control}
              type="date"
              required
              min={soonestEnd(item.periodRules, start)}
              step={daysPerUnit}
              disabled={!start}
              className="px-3"
              {...form.register('end')}
            />
          )}
        </Field>
      </div>
      {item.priceUnit === 'semaine' && (
        <p className="-mt-2 text-ink-500 text-sm">Cet objet se loue par semaines entières.</p>
      )}
      {taken && (
        <Alert tone="warning">
          <p>Cet objet est déjà loué à ces dates. Choisissez-en d'autres.</p>
        </Alert>
      )}
      <TakenPeriods periods={item.blockedPeriods} />
      <Field label="Adresse de livraison ou quartier" optional>
        {(control) => (
          <Input
            {...control}
            autoComplete="street-address"
            maxLength={longestAddress}
            {...form.register('address')}
          />
        )}
      </Field>
      <Field label="Téléphone du destinataire" optional>
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="tel"
            maxLength={longestPhone}
            {...form.register('phone')}
          />
        )}
      </Field>
      <div aria-live="polite">
        {quote.isError && <ErrorState error={quote.error} onRetry={quote.refetch} />}
        {quote.data && !taken && period && <QuoteSummary quote={quote.data} />}
      </div>
      <Button type="submit" size="lg" block disabled={Boolean(start && end) && !ready}>
        Demander la location
      </Button>
      <p className="text-center text-ink-500 text-sm">
        <RefundPromise />
      </p>
    </form>
  );
}

/** The days to avoid, before anyone picks them. */
function TakenPeriods({ periods }: { periods: Period[] }) {
  if (periods.length === 0) return null;
  return (
    <div className="-mt-1 text-sm">
      <p className="text-ink-500">Déjà réservé{'\u00a0'}:</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {periods.map(({ start, end }) => (
          <li key={start} className="rounded-full bg-sand-100 px-3 py-1">
            {formatPeriod(start, end)}
          </li>
        ))}
      </ul>
    </div>
  );
}
