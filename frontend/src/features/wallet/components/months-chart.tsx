import { formatFcfa, formatMonth } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import type { WalletMonth } from '@/api/types';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { monthsQuery } from '../api/list-months';
import { MonthsTable } from './months-table';

/** XAF of a month, each bar. */
const BARS = [
  {
    label: 'Entré',
    look: 'bg-lagoon-600',
    of: ({ received, refunded }: WalletMonth) => received + refunded,
  },
  { label: 'Sorti', look: 'bg-sun-400', of: ({ spent }: WalletMonth) => spent },
];

/** What came in and what went out, month by month: bars to look at, and a table to read. */
export function MonthsChart() {
  const months = useQuery(monthsQuery);
  return (
    <Card className="p-5 max-sm:order-last sm:p-6">
      <section aria-labelledby="months">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="months" className="text-xl">
            Les six derniers mois
          </h2>
          <ul aria-hidden className="flex gap-5 text-sm">
            {BARS.map(({ label, look }) => (
              <li key={label} className="flex items-center gap-2">
                <span className={`size-3 rounded-sm ${look}`} />
                {label}
              </li>
            ))}
          </ul>
        </div>
        {months.isPending && <Skeleton className="mt-5 h-48" />}
        {months.isError && <ErrorState error={months.error} onRetry={months.refetch} />}
        {months.data && <Figures months={months.data} />}
      </section>
    </Card>
  );
}

function Figures({ months }: { months: WalletMonth[] }) {
  const highest = Math.max(...months.flatMap((month) => BARS.map(({ of }) => of(month))));
  if (highest === 0) {
    return <p className="mt-4 text-ink-500">Votre solde n'a pas bougé pendant ces mois.</p>;
  }
  return (
    <>
      <Bars months={months} highest={highest} />
      <MonthsTable months={months} />
    </>
  );
}

/** For who sees them: the table says the same. */
function Bars({ months, highest }: { months: WalletMonth[]; highest: number }) {
  return (
    <div aria-hidden className="relative mt-5 grid grid-cols-6 gap-2 pt-6 sm:gap-4">
      <p className="absolute inset-x-0 top-0 border-sand-300 border-b border-dashed pb-1 text-ink-500 text-[min(0.75rem,3.4vw)] tabular-nums leading-5">
        {formatFcfa(highest)}
      </p>
      {months.map((month) => (
        <div key={month.month} className="grid gap-2">
          <div className="flex h-36 items-end justify-center gap-1 border-sand-300 border-b sm:gap-1.5">
            {BARS.map(({ label, look, of }) => (
              <span
                key={label}
                className={`w-1/3 max-w-7 rounded-t-md ${look}`}
                style={{ height: height(of(month), highest) }}
              />
            ))}
          </div>
          <span className="text-center text-ink-500 text-[min(0.75rem,3.4vw)] sm:text-sm">
            {formatMonth(month.month)}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A few francs beside a million are still seen. */
const height = (francs: number, highest: number) =>
  francs === 0 ? 0 : `max(3px, ${(100 * francs) / highest}%)`;
