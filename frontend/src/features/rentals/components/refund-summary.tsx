import { formatFcfa } from '@loka/client';
import type { Rental } from '@/api/types';

/** What a cancellation gives back, line by line. */
export function RefundSummary({ rental: { refund }, to }: { rental: Rental; to: string }) {
  if (!refund) return null;
  return (
    <dl className="grid gap-2.5 rounded-2xl bg-sand-50 p-4">
      <Line label={`Loyer remboursé (${refund.percent} %)`} francs={refund.rent} />
      {refund.deposit > 0 && <Line label="Caution rendue" francs={refund.deposit} />}
      <div className="mt-1 flex justify-between gap-4 border-sand-200 border-t pt-3 font-semibold text-ink-900">
        <dt>{to}</dt>
        <dd className="whitespace-nowrap tabular-nums">{formatFcfa(refund.total)}</dd>
      </div>
    </dl>
  );
}

function Line({ label, francs }: { label: string; francs: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatFcfa(francs)}</dd>
    </div>
  );
}
