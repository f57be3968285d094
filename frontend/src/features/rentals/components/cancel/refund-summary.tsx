import { formatFcfa } from '@loka/client';
import type { Rental } from '@/api/types';
import { backToRenter, effectOf, freedDays } from '../../effects';

/** What a cancellation gives back, line by line, and which days are free again. */
export function RefundSummary({ rental, to }: { rental: Rental; to: string }) {
  const effect = effectOf(rental, 'cancel');
  if (!effect) return null;
  const share = rental.refund_percent ?? 100;
  // Of an early contract the delivery is in the percentage, and not told apart.
  const label =
    rental.delivery_fee > 0 && effect.delivery === 0
      ? 'Location et livraison remboursées'
      : `Location remboursée (${share}\u00a0%)`;
  const freed = freedDays(effect);
  return (
    <>
      <dl className="grid gap-2.5 rounded-2xl bg-sand-50 p-4">
        <Line label={label} francs={effect.refund - effect.delivery} />
        {effect.delivery > 0 && <Line label="Livraison remboursée" francs={effect.delivery} />}
        {effect.deposit > 0 && <Line label="Caution rendue" francs={effect.deposit} />}
        <div className="mt-1 facing border-sand-200 border-t pt-3 font-semibold text-ink-900">
          <dt>{to}</dt>
          <dd className="tabular-nums">{formatFcfa(backToRenter(effect))}</dd>
        </div>
      </dl>
      {freed && <p className="text-ink-500 text-sm">{freed}</p>}
    </>
  );
}

function Line({ label, francs }: { label: string; francs: number }) {
  return (
    <div className="facing">
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatFcfa(francs)}</dd>
    </div>
  );
}
