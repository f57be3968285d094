import { ChevronDown } from 'lucide-react';
import type { WalletMonth } from '@/api/types';
import { formatFcfa, formatMonth } from '@/lib/format';

/** The figures of the chart. */
export function MonthsTable({ months }: { months: WalletMonth[] }) {
  return (
    <details className="group mt-4">
      <summary className="flex min-h-11 w-fit list-none items-center gap-2 font-semibold text-lagoon-700 [&::-webkit-details-marker]:hidden">
        Voir les montants
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <table className="mt-1 w-full text-[0.95rem] tabular-nums">
        <caption className="sr-only">Reçu et dépensé, mois par mois</caption>
        <thead className="text-ink-500 text-sm">
          <tr>
            <th scope="col" className="py-2 text-left font-medium">
              Mois
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Reçu
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Dépensé
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-sand-200">
          {months.map(({ month, received, spent }) => (
            <tr key={month}>
              <th scope="row" className="py-2 text-left font-normal first-letter:uppercase">
                {formatMonth(month, 'long')}
              </th>
              <td className="whitespace-nowrap py-2 text-right">{formatFcfa(received)}</td>
              <td className="whitespace-nowrap py-2 text-right">{formatFcfa(spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
