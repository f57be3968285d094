import { formatMonth, formatNumber } from '@loka/client';
import { clsx } from 'clsx';
import type { WalletMonth } from '@/api/types';
import { Disclosure } from '@/components/ui/disclosure';

const COLUMNS = [
  { of: 'received', label: 'Reçu' },
  { of: 'refunded', label: 'Remboursé' },
  { of: 'spent', label: 'Dépensé ou retiré' },
] as const;

/* Where the text is large for the screen, each amount has a line of its own, with its name. */
const AMOUNT = clsx(
  'whitespace-nowrap py-2 pl-3 text-right',
  '@max-[16rem]:flex @max-[16rem]:flex-wrap @max-[16rem]:justify-between @max-[16rem]:py-1 @max-[16rem]:pl-0',
);

/** The figures of the chart, what came back apart from what was received. */
export function MonthsTable({ months }: { months: WalletMonth[] }) {
  return (
    <Disclosure label="Voir les montants" className="mt-4">
      <div className="@container">
        {/* No word of it is longer than its column: broken, they would make place for the amounts. */}
        <table className="@max-[16rem]:block mt-1 w-full wrap-normal text-sm tabular-nums">
          <caption className="@max-[16rem]:block pb-1 text-left text-ink-500 text-sm">
            En FCFA, mois par mois
          </caption>
          <thead className="@max-[16rem]:sr-only text-ink-500 text-sm">
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
          <tbody className="@max-[16rem]:block divide-y divide-sand-200">
            {months.map((month) => (
              <tr key={month.month} className="@max-[16rem]:block">
                <th
                  scope="row"
                  className="@max-[16rem]:block py-2 text-left font-normal @max-[16rem]:font-semibold"
                >
                  {formatMonth(month.month)}
                </th>
                {COLUMNS.map(({ of, label }) => (
                  <td key={of} className={AMOUNT}>
                    <span aria-hidden="true" className="@min-[16rem]:hidden text-ink-500">
                      {label}
                    </span>
                    {formatNumber(month[of])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
