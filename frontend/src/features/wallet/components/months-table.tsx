import { formatMonth, formatNumber } from '@loka/client';
import type { WalletMonth } from '@/api/types';
import { Disclosure } from '@/components/ui/disclosure';

const COLUMNS = [
  { of: 'received', label: 'Reçu' },
  { of: 'refunded', label: 'Remboursé' },
  { of: 'spent', label: 'Dépensé ou retiré' },
] as const;

/** The figures of the chart, what came back apart from what was received. */
export function MonthsTable({ months }: { months: WalletMonth[] }) {
  return (
    <Disclosure label="Voir les montants" className="mt-4">
      <table className="mt-1 w-full text-[0.95rem] tabular-nums">
        <caption className="pb-1 text-left text-ink-500 text-sm">En FCFA, mois par mois</caption>
        <thead className="text-ink-500 text-sm">
          <tr>
            <th scope="col" className="py-2 text-left align-bottom font-medium">
              Mois
            </th>
            {COLUMNS.map(({ of, label }) => (
              <th key={of} scope="col" className="py-2 pl-3 text-right align-bottom font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-sand-200">
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row" className="py-2 text-left font-normal">
                {formatMonth(month.month)}
              </th>
              {COLUMNS.map(({ of }) => (
                <td key={of} className="whitespace-nowrap py-2 pl-3 text-right">
                  {formatNumber(month[of])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
