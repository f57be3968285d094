import { formatNumber } from '@loka/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { usePolicy } from '@/api/get-public-config';
import { PageHead } from '@/components/head/page-head';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Select } from '@/components/ui/select';
import {
  categoryLabel,
  ExplorerResults,
  ExplorerSearch,
  FilterPanel,
  ItemGridSkeleton,
  itemsQuery,
  SORTS,
  useExplorerFilters,
} from '@/features/items';
import { useHydrated } from '@/lib/use-hydrated';
import { useMediaQuery } from '@/lib/use-media-query';

export default function Explorer() {
  const explorer = useExplorerFilters();
  const { filters, active, change, reset } = explorer;
  const policy = usePolicy();
  const hasRoom = useMediaQuery('(min-width: 64rem)');
  const isHydrated = useHydrated();
  const [toggled, setToggled] = useState<boolean>();
  const panelOpen = toggled ?? hasRoom;

  const list = useInfiniteQuery(itemsQuery(filters));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const title = filters.category ? categoryLabel(filters.category) : 'Explorer les objets';

  return (
    <div className="page py-8 md:py-12">
      <PageHead
        title={`${title} · Loka`}
        description={`${title} à louer à Libreville et Port-Gentil, entre voisins, avec un paiement par mobile money.`}
        query={filters.category && `?category=${filters.category}`}
      />
      <h1 className="text-3xl md:text-[2.6rem]">{title}</h1>

      <div className="mt-6 grid gap-3 sm:grid-cols-[1fr_auto] lg:grid-cols-[1fr_14rem_auto]">
        <div className="sm:col-span-2 lg:col-span-1">
          <ExplorerSearch value={filters.q ?? ''} onChange={(q) => change({ q })} />
        </div>
        <div className="grid grid-cols-[1fr_auto] gap-3 sm:col-span-2">
          <Select
            aria-label="Trier par"
            value={filters.sort}
            onChange={({ target }) =>
              change({ sort: SORTS.find(({ id }) => id === target.value)?.id })
            }
          >
            {SORTS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
          <Button
            variant="secondary"
            aria-expanded={panelOpen}
            aria-controls="filtres"
            onClick={() => setToggled(!panelOpen)}
            className="min-h-12"
          >
            <SlidersHorizontal size={18} aria-hidden />
            Filtres{active > 0 && ` (${active})`}
          </Button>
        </div>
      </div>

      <div
        className={clsx(
          'mt-6',
          panelOpen && 'grid gap-8 lg:grid-cols-[17rem_1fr]',
          !isHydrated && 'lg:grid lg:grid-cols-[17rem_1fr] lg:gap-8',
        )}
      >
        {/* The server does not know how wide the screen is: until then the styles decide. */}
        {(panelOpen || !isHydrated) && (
          <aside
            id="filtres"
            aria-label="Filtres"
            className={clsx(
              'self-start lg:sticky lg:top-22',
              !isHydrated && !panelOpen && 'max-lg:hidden',
            )}
          >
            <FilterPanel {...explorer} onClose={() => setToggled(false)} />
          </aside>
        )}
        <section aria-labelledby="resultats" className="min-w-0">
          <h2 id="resultats" className="sr-only">
            Résultats
          </h2>
          <p role="status" className="mb-5 min-h-6 font-medium text-ink-700">
            {list.isPending && 'Chargement des objets...'}
            {list.isSuccess &&
              `${formatNumber(total)}${policy && total >= policy.totalCap ? '+' : ''} résultat(s)`}
          </p>
          {list.isPending && <ItemGridSkeleton count={6} columns={3} />}
          {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
          {list.isSuccess && (
            <ExplorerResults
              items={items}
              stale={list.isPlaceholderData}
              hasMore={list.hasNextPage}
              loadingMore={list.isFetchingNextPage}
              onMore={list.fetchNextPage}
              onReset={reset}
            />
          )}
        </section>
      </div>
    </div>
  );
}
