import { useInfiniteQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { isFinal } from '@/api/problem';
import { PageHead } from '@/components/head/page-head';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { MoreButton, nextPageOf } from '@/components/ui/more-button';
import { Options, Select } from '@/components/ui/select';
import { TextLink } from '@/components/ui/text-link';
import {
  canonicalQuery,
  categoryLabel,
  ExplorerResults,
  FILTERS_MENU,
  FilterPanel,
  filtersPath,
  ItemGridSkeleton,
  itemsQuery,
  LateFilterSheet,
  LooserResults,
  NearField,
  nearPlace,
  nextPath,
  PlainFilters,
  SearchBox,
  SORTS,
  useExplorerFilters,
  useKeptPages,
  useResultsInView,
  useTotalText,
} from '@/features/items';
import { SaveSearch } from '@/features/saved-searches';
import { useHydrated } from '@/lib/use-hydrated';
import { useMediaQuery } from '@/lib/use-media-query';
import { useBackClosesMenu, useOpenMenu } from '@/lib/use-open-menu';

export default function Explorer() {
  const explorer = useExplorerFilters();
  const { filters, start, active, change } = explorer;
  const hasRoom = useMediaQuery('(min-width: 64rem)');
  const isHydrated = useHydrated();
  const sheet = useOpenMenu(FILTERS_MENU);
  useBackClosesMenu(FILTERS_MENU);
  const isSheetOpen = sheet.isOpen && !hasRoom;
  const count = useRef<HTMLParagraphElement>(null);
  const showResults = useResultsInView(count, isSheetOpen);
  /** The button that was pressed goes with the filters. */
  function reset() {
    explorer.reset();
    count.current?.focus({ preventScroll: true });
  }

  const list = useInfiniteQuery(itemsQuery(filters, start));
  useKeptPages(list);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const next = list.data?.pages.at(-1)?.next;
  const totalText = useTotalText(total, filters);
  const title = filters.category ? categoryLabel(filters.category) : 'Explorer les objets';

  return (
    <div className="page py-8 md:py-12">
      <PageHead
        title={`${filters.q ? `«\u00a0${filters.q}\u00a0», ` : ''}${title} · Loka`}
        description={`${title} à louer à Libreville et Port-Gentil, entre voisins, avec un paiement par mobile money.`}
        query={canonicalQuery(filters, start)}
      />
      <div className="flex flex-col justify-between gap-x-6 gap-y-4 lg:flex-row lg:items-end">
        <h1 className="text-3xl md:text-[2.6rem]">{title}</h1>
        {/* On a wide screen that of the top bar is near enough. */}
        <div className="lg:hidden">
          <SearchBox placeholder="Rechercher un objet..." />
        </div>
        <div className="flex flex-wrap gap-3 lg:flex-nowrap noscript:hidden">
          <Select
            aria-label="Trier par"
            className="flex-1 basis-32"
            value={filters.sort}
            onChange={({ target }) =>
              change({
                sort: SORTS.find(({ id }) => id === target.value)?.id,
                near: filters.near ?? nearPlace.last(),
              })
            }
          >
            <Options of={SORTS} />
          </Select>
          <Button
            variant="secondary"
            aria-expanded={isSheetOpen}
            onClick={() => !isSheetOpen && sheet.open()}
            className="min-h-12 lg:hidden"
          >
            <SlidersHorizontal size={18} aria-hidden />
            {active > 0 ? `Filtres (${active})` : 'Filtres'}
          </Button>
          {filters.near && (
            <div className="w-full lg:order-first lg:w-72">
              <NearField filters={filters} change={change} />
            </div>
          )}
        </div>
      </div>

      <noscript>{import.meta.env.SSR && <PlainFilters filters={filters} />}</noscript>

      <div className="mt-6 lg:grid lg:grid-cols-[20rem_1fr] lg:gap-8">
        {/* The server does not know how wide the screen is: until then the styles decide. */}
        {(hasRoom || !isHydrated) && (
          // Its end stays in sight, or its beginning where it is shorter than the window.
          <aside
            aria-label="Filtres"
            className="sticky bottom-4 min-h-[calc(100dvh-6.5rem)] self-end max-lg:hidden noscript:hidden"
          >
            <div className="rounded-3xl border border-sand-200 bg-surface p-5">
              <FilterPanel {...explorer} />
              {active > 0 && (
                <Button variant="secondary" block onClick={reset} className="mt-7">
                  Réinitialiser les filtres
                </Button>
              )}
            </div>
          </aside>
        )}
        <section aria-labelledby="resultats" className="min-w-0">
          <h2 id="resultats" className="sr-only">
            Résultats
          </h2>
          <p
            ref={count}
            role="status"
            tabIndex={-1}
            className="mb-5 min-h-6 font-medium text-ink-700 outline-none"
          >
            {list.isPending ? 'Chargement des objets...' : list.data && `${totalText} résultat(s)`}
          </p>
          {list.isPending && <ItemGridSkeleton count={6} columns={3} />}
          {list.isLoadingError && (
            <ErrorState
              error={list.error}
              message={isFinal(list.error) ? 'Ces filtres sont incompatibles.' : undefined}
              onRetry={list.refetch}
              wayOut={
                <Button variant="secondary" onClick={reset}>
                  Effacer les filtres
                </Button>
              }
            />
          )}
          {list.data && (
            <>
              {start && (
                <p className="mb-5">
                  <TextLink to={filtersPath(filters)}>Revenir au début de la liste</TextLink>
                </p>
              )}
              {/* Before what is drawn for want of results: below it, a phone would not show it. */}
              {total === 0 && !list.isPlaceholderData && (
                <div className="min-h-12">
                  <SaveSearch filters={filters} />
                </div>
              )}
              <ExplorerResults
                items={items}
                stale={list.isPlaceholderData}
                dates={filters}
                onReset={reset}
              />
              <MoreButton
                key={JSON.stringify(filters)}
                {...nextPageOf(list)}
                to={next && nextPath(filters, next)}
                className="mt-10"
              />
              {filters.q && !start && !next && <LooserResults filters={filters} />}
            </>
          )}
        </section>
      </div>
      {isSheetOpen && (
        <LateFilterSheet
          {...explorer}
          open
          onClose={sheet.close}
          onShow={() => {
            showResults();
            sheet.close();
          }}
          found={list.data && `${totalText} ${total < 2 ? 'objet' : 'objets'}`}
        />
      )}
    </div>
  );
}
