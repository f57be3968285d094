import { Suspense, useState } from 'react';
import type { WalletEntry } from '@/api/types';
import { Field } from '@/components/ui/field';
import { part } from '@/components/ui/part';
import { Options, Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { PERIODS, type PeriodChoice, periodOf, type StatementFilter } from '../statement-filter';

/** Loaded for whoever chooses the days. */
const DaysField = part(async () => (await import('./days-field')).DaysField);

const TYPES: { id: WalletEntry['type']; label: string }[] = [
  { id: 'dépôt', label: 'Dépôts' },
  { id: 'entrée', label: 'Entrées' },
  { id: 'sortie', label: 'Sorties' },
  { id: 'retrait', label: 'Retraits' },
  { id: 'remboursement', label: 'Remboursements' },
];

type TransactionFiltersProps = {
  filter: StatementFilter;
  onChange: (filter: StatementFilter) => void;
};

/** By type and by period. */
export function TransactionFilters({ filter, onChange }: TransactionFiltersProps) {
  const [period, setPeriod] = useState<PeriodChoice>('all');

  function choosePeriod(choice: PeriodChoice) {
    setPeriod(choice);
    // Nothing changes until the dates are chosen.
    if (choice !== 'dates') onChange({ type: filter.type, ...periodOf(choice) });
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Type">
        {(control) => (
          <Select
            {...control}
            value={filter.type ?? ''}
            onChange={({ target }) =>
              onChange({ ...filter, type: TYPES.find(({ id }) => id === target.value)?.id })
            }
          >
            <option value="">Tous les types</option>
            <Options of={TYPES} />
          </Select>
        )}
      </Field>
      <Field label="Période">
        {(control) => (
          <Select
            {...control}
            value={period}
            onChange={({ target }) => choosePeriod(target.value as PeriodChoice)}
          >
            <Options of={PERIODS} />
          </Select>
        )}
      </Field>
      {period === 'dates' && (
        <Suspense fallback={<Skeleton className="h-108 rounded-xl sm:col-span-2" />}>
          <DaysField
            value={filter}
            onChange={({ from, to }) => onChange({ type: filter.type, from, to })}
          />
        </Suspense>
      )}
    </div>
  );
}
