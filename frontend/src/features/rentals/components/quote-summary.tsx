import { formatFcfa, plural } from '@loka/client';
import type { ReactNode } from 'react';
import type { Quote } from '@/api/types';

/** The price line by line, the same on the item page and at the till. */
export function QuoteSummary({ quote }: { quote: Quote }) {
  return (
    <dl className="grid gap-2.5">
      <Line
        label={`${formatFcfa(quote.unitPrice)} × ${plural(quote.units, quote.unit)}`}
        francs={quote.rent}
      />
      {quote.deposit > 0 && (
        <Line
          label={
            <>
              Caution <span className="text-ink-500 text-sm">(restituée après le retour)</span>
            </>
          }
          francs={quote.deposit}
        />
      )}
      <div className="mt-1 flex justify-between gap-4 border-sand-200 border-t pt-3.5 font-semibold text-ink-900 text-lg">
        <dt>Total</dt>
        <dd className="whitespace-nowrap tabular-nums">{formatFcfa(quote.total)}</dd>
      </div>
    </dl>
  );
}

function Line({ label, francs }: { label: ReactNode; francs: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatFcfa(francs)}</dd>
    </div>
  );
}
