import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { MoreButton, nextPageOf } from '@/components/ui/more-button';
import { Skeleton } from '@/components/ui/skeleton';
import { transactionsQuery } from '../api/list-transactions';
import type { StatementFilter } from '../statement-filter';
import { TransactionRow } from './transaction-row';

export function TransactionList({ filter }: { filter: StatementFilter }) {
  const list = useInfiniteQuery(transactionsQuery(filter));
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const filtered = Object.values(filter).some(Boolean);

  if (list.isPending) return <Skeleton className="h-64 rounded-2xl" />;
  if (list.isLoadingError) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={ArrowLeftRight}
          title={filtered ? 'Aucune transaction à ces critères' : 'Aucune transaction'}
        >
          {filtered
            ? 'Choisissez un autre type ou une autre période.'
            : 'Vos dépôts, vos gains, vos paiements et vos remboursements apparaîtront ici.'}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Card className={list.isPlaceholderData ? 'opacity-50' : undefined}>
        <ul aria-label="Transactions" className="divide-y divide-sand-200">
          {entries.map((entry) => (
            <TransactionRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </Card>
      <MoreButton {...nextPageOf(list)} />
    </>
  );
}
