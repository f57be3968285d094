import { formatFcfa } from '@loka/client';
import type { Wallet } from '@/api/types';
import { Card } from '@/components/ui/card';

/** All that ever came in, came back and went out. */
export function WalletTotals({ totals }: Pick<Wallet, 'totals'>) {
  const rows = [
    { label: 'Reçu', francs: totals.received },
    { label: 'Remboursé', francs: totals.refunded },
    { label: 'Dépensé ou retiré', francs: totals.spent },
  ];
  return (
    // On a phone the transactions come first.
    <Card className="max-sm:order-last">
      <dl className="grid divide-y divide-sand-200 sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        {rows.map(({ label, francs }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-3.5 sm:block sm:py-5"
          >
            <dt className="text-ink-500 text-sm">{label}</dt>
            <dd className="font-semibold text-ink-900 text-lg">
              <span className="whole-number">{formatFcfa(francs)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
