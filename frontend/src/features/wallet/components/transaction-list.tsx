import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { WalletEntry } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { transactionsQuery } from '../api/list-transactions';
import { TransactionRow } from './transaction-row';

type Filter = WalletEntry['type'] | 'all';

const FILTERS: { id: Filter; label: string }[] = [
  { id: 'all', label: 'Toutes' },
  { id: 'entrée', label: 'Entrées' },
  { id: 'sortie', label: 'Sorties' },
  { id: 'remboursement', label: 'Remboursements' },
  { id: 'dépôt', label: 'Dépôts' },
  { id: 'retrait', label: 'Retraits' },
];

/** Every movement of the wallet, by type. */
export function TransactionList() {
  const [filter, setFilter] = useState<Filter>('all');
  const list = useInfiniteQuery(transactionsQuery(filter === 'all' ? undefined : filter));
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];

  return (
    <section aria-labelledby="transactions">
      <h2 id="transactions" className="mb-3 text-2xl">
        Transactions
      </h2>
      <Tabs label="Type de transaction" tabs={FILTERS} value={filter} onChange={setFilter}>
        {list.isPending && <Skeleton className="h-64 rounded-2xl" />}
        {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
        {list.isSuccess && entries.length === 0 && (
          <Card>
            <EmptyState icon={ArrowLeftRight} title="Aucune transaction">
              Les loyers que vous recevez et vos remboursements apparaîtront ici.
            </EmptyState>
          </Card>
        )}
        {entries.length > 0 && (
          <Card className={list.isPlaceholderData ? 'opacity-50' : undefined}>
            <ul className="divide-y divide-sand-200">
              {entries.map((entry) => (
                <TransactionRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </Card>
        )}
        {list.hasNextPage && (
          <div className="mt-5 grid justify-items-center">
            <Button
              variant="secondary"
              busy={list.isFetchingNextPage}
              onClick={() => list.fetchNextPage()}
            >
              Afficher plus
            </Button>
          </div>
        )}
      </Tabs>
    </section>
  );
}
