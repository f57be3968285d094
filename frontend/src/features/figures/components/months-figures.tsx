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
  if (months.isPending) return <Skeleton className="h-106 rounded-2xl sm:h-90" />;
  if (months.isLoadingError) return <ErrorState error={months.error} onRetry={months.refetch} />;
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
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-4">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ink-500 text-sm">{label}</dt>
              <dd className="font-semibold text-ink-900 tabular-nums sm:text-lg">{value}</dd>
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
    <>
      <h3 className="mt-6 font-normal font-sans text-ink-500 text-sm tracking-normal">
        Gains par mois, en FCFA
      </h3>
      <ul aria-label="Gains par mois" className="mt-2 grid gap-2 text-sm">
        {months.map(({ month, income }) => (
          <li key={month} className="flex items-center gap-3">
            <span className="w-[2.5rem] shrink-0 text-ink-500">{formatMonth(month)}</span>
            <span aria-hidden className="h-5 grow rounded-md bg-sand-100">
              <span
                className="block h-full rounded-md bg-lagoon-600"
                style={{ width: income <= 0 ? 0 : `max(3px, ${(100 * income) / highest}%)` }}
              />
            </span>
            <span className="min-w-[5rem] shrink-0 whitespace-nowrap text-right font-medium text-ink-900 tabular-nums">
              {formatNumber(income)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
