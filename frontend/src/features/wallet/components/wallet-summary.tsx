import { CalendarClock, Wallet as WalletIcon } from 'lucide-react';
import type { Wallet } from '@/api/types';
import { Card } from '@/components/ui/card';
import { formatFcfa } from '@/lib/format';

/** The balance, and what it is made of. */
export function WalletSummary({ wallet }: { wallet: Wallet }) {
  const totals = [
    { label: 'Loyers reçus', francs: wallet.totals.received },
    { label: 'Remboursements', francs: wallet.totals.refunded },
    { label: 'Dépenses', francs: wallet.totals.spent },
  ];
  return (
    <div className="grid gap-4">
      <section
        aria-label="Solde"
        className="rounded-3xl bg-linear-to-br from-lagoon-700 to-lagoon-900 p-6 text-white shadow-card sm:p-8"
      >
        <p className="flex items-center gap-2.5 text-lagoon-100">
          <WalletIcon size={20} aria-hidden />
          Solde
        </p>
        <p className="mt-2 font-bold font-display text-[2.5rem] leading-tight tracking-tight tabular-nums sm:text-5xl">
          {formatFcfa(wallet.balance)}
        </p>
        <dl className="mt-6 grid gap-4 border-white/20 border-t pt-5 sm:grid-cols-2">
          <div>
            <dt className="text-lagoon-100 text-sm">Retirable maintenant</dt>
            <dd className="font-semibold text-xl tabular-nums">
              {formatFcfa(wallet.withdrawable)}
            </dd>
          </div>
          <div>
            <dt className="flex items-center gap-2 text-lagoon-100 text-sm">
              <CalendarClock size={16} aria-hidden />
              Retirable au début de la location
            </dt>
            <dd className="font-semibold text-xl tabular-nums">{formatFcfa(wallet.upcoming)}</dd>
          </div>
        </dl>
      </section>
      <Card>
        <dl className="grid divide-y divide-sand-200 sm:grid-cols-3 sm:divide-x sm:divide-y-0">
          {totals.map(({ label, francs }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-4 px-5 py-3.5 sm:block sm:py-5"
            >
              <dt className="text-ink-500 text-sm">{label}</dt>
              <dd className="font-semibold text-ink-900 text-lg tabular-nums">
                {formatFcfa(francs)}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
