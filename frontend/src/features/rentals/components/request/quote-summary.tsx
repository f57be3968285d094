import { formatFcfa, perPiece, plural } from '@loka/client';
import type { ReactNode } from 'react';
import type { Quote } from '@/api/types';

/** The price line by line, the same on the item page and at the till. */
export function QuoteSummary({ quote }: { quote: Quote }) {
  return (
    <dl className="grid gap-2.5">
      {quote.lines
        .filter(({ kind, amount }) => amount !== 0 || kind === 'delivery')
        .map((line) => (
          <Line key={line.kind} label={labelOf(line, quote)} francs={line.amount} />
        ))}
      <div className="mt-1 facing border-sand-200 border-t pt-3.5 font-semibold text-ink-900 text-lg">
        <dt>Total</dt>
        <dd className="whole-number">{formatFcfa(quote.total)}</dd>
      </div>
    </dl>
  );
}

function labelOf({ kind, amount }: Quote['lines'][number], quote: Quote): ReactNode {
  const { unit, units, unitPrice, fullUnitPrice, pieces } = quote;
  switch (kind) {
    case 'hire': {
      const factors = [formatFcfa(fullUnitPrice), plural(units, unit)];
      if (pieces > 1) factors.push(plural(pieces, 'pièce'));
      return factors.join(' × ');
    }
    case 'reduction':
      return `Réduction\u00a0: ${formatFcfa(unitPrice)} par ${perPiece(unit, pieces)}`;
    case 'delivery':
      return 'Livraison';
    case 'deposit':
      return (
        <>
          <span>
            {pieces > 1
              ? `Caution\u00a0: ${formatFcfa(amount / pieces)} × ${plural(pieces, 'pièce')}`
              : 'Caution'}
          </span>{' '}
          <span className="text-ink-500 text-sm">(restituée après le retour)</span>
        </>
      );
  }
}

function Line({ label, francs }: { label: ReactNode; francs: number }) {
  return (
    <div className="facing">
      <dt>{label}</dt>
      <dd className="whole-number">{formatFcfa(francs)}</dd>
    </div>
  );
}
