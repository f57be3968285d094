import { formatFcfa, plural } from '@loka/client';
import type { RentalChangeQuote } from '@/api/types';

type ChangeQuoteSummaryProps = { quote: RentalChangeQuote; party: 'renter' | 'owner' };

/** What another end day costs or gives back, at the rental's own price. */
export function ChangeQuoteSummary({ quote, party }: ChangeQuoteSummaryProps) {
  const { kind, unit, units, unitPrice, amount } = quote;
  const refund = party === 'renter' ? 'Vous revient' : 'À rembourser';
  return (
    <dl className="grid gap-2 rounded-2xl bg-sand-100 px-4 py-3.5">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt>{`${plural(units, unit)} de ${kind === 'extension' ? 'plus' : 'moins'}`}</dt>
        <dd className="ml-auto whitespace-nowrap tabular-nums">à {formatFcfa(unitPrice)}</dd>
      </div>
      <div className="facing font-semibold text-ink-900">
        <dt>{kind === 'extension' ? 'À payer' : refund}</dt>
        <dd className="tabular-nums">{formatFcfa(amount)}</dd>
      </div>
    </dl>
  );
}
