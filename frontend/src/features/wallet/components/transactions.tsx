import { clsx } from 'clsx';
import { Download, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { useExportTransactions } from '../api/export-transactions';
import type { StatementFilter } from '../statement-filter';
import { TransactionFilters } from './transaction-filters';
import { TransactionList } from './transaction-list';
import { YearlyStatement } from './yearly-statement';

type TransactionsProps = {
  /** Whether they can be chosen by type and period. */
  filtered?: boolean;
};

/** Every movement of the wallet whose end is known, and every payment beside it, which can be chosen among. */
export function Transactions({ filtered = true }: TransactionsProps) {
  const [filter, setFilter] = useState<StatementFilter>({});
  // On a phone they would push the transactions away.
  const [isFiltering, setFiltering] = useState(false);
  const filtersId = useId();
  const download = useExportTransactions();
  return (
    <div className="grid grid-cols-1 gap-5">
      {filtered && (
        <>
          <Button
            variant="secondary"
            className="justify-self-start sm:hidden"
            aria-expanded={isFiltering}
            aria-controls={filtersId}
            onClick={() => setFiltering(!isFiltering)}
          >
            <SlidersHorizontal size={18} aria-hidden />
            Filtrer
          </Button>
          <div id={filtersId} className={clsx('max-w-xl', !isFiltering && 'max-sm:hidden')}>
            <TransactionFilters filter={filter} onChange={setFilter} />
          </div>
        </>
      )}
      <TransactionList filter={filter} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <YearlyStatement />
        <Button
          variant="secondary"
          className="min-h-12 max-sm:w-full"
          busy={download.isPending}
          onClick={() => download.mutate(filter)}
        >
          {!download.isPending && <Download size={18} aria-hidden />}
          <span>Exporter (CSV)</span>
        </Button>
      </div>
      {download.error && (
        <Failure message="Le fichier n'a pas pu être préparé." error={download.error} />
      )}
    </div>
  );
}
