import { formatFcfa, formatMonth, formatNumber } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import type { MonthFigures } from '@/api/types';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { acceptance } from '../acceptance';
import { monthFiguresQuery } from '../api/figures';

/** What all objects brought in the last months: the sums, and income by month as bars. */
export function MonthsFigures() {
  const months = useQuery(monthFiguresQuery);
  if (months.isPending) return <Skeleton className="h-72 rounded-2xl" />;
  if (months.isError) return <ErrorState error={months.error} onRetry={months.refetch} />;
  const sum = (field: 'views' | 'requests' | 'income' | 'accepted' | 'decided') =>
    months.data.reduce((total, month) => total + month[field], 0);
  const facts = [
    { label: 'Vues', value: formatNumber(sum('views')) },
    { label: 'Demandes', value: formatNumber(sum('requests')) },
    {
      label: 'Acceptées',
      value: acceptance({ accepted: sum('accepted'), decided: sum('decided') }),
    },
    { label: 'Gains', value: formatFcfa(sum('income')) },
  ];
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="months-figures">
        <h2 id="months-figures" className="text-xl">
          Les six derniers mois
        </h2>
        <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ink-500 text-sm">{label}</dt>
              <dd className="font-semibold text-ink-900 text-lg tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <IncomeBars months={months.data} />
      </section>
    </Card>
  );
}

function IncomeBars({ months }: { months: MonthFigures[] }) {
  const highest = Math.max(...months.map(({ income }) => income));
  if (highest <= 0) return <p className="mt-5 text-ink-500">Aucun gain pendant ces mois.</p>;
  return (
    <ul aria-label="Gains par mois" className="mt-6 grid grid-cols-6 gap-2 sm:gap-4">
      {months.map(({ month, income }) => (
        <li key={month} className="grid content-end gap-2 text-center text-xs sm:text-sm">
          <span className="sr-only">
            {formatMonth(month)} : {formatFcfa(income)}
          </span>
          <span aria-hidden className="flex h-36 items-end justify-center border-sand-300 border-b">
            <span
              className="w-1/2 max-w-9 rounded-t-md bg-lagoon-600"
              style={{ height: income <= 0 ? 0 : `max(3px, ${(100 * income) / highest}%)` }}
            />
          </span>
          <span aria-hidden className="text-ink-500">
            {formatMonth(month)}
          </span>
          <span aria-hidden className="hidden font-medium text-ink-900 tabular-nums sm:block">
            {formatNumber(income)}
          </span>
        </li>
      ))}
    </ul>
  );
}
