import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Package, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Item } from '@/api/types';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { MoreButton } from '@/components/ui/more-button';
import { Tabs } from '@/components/ui/tabs';
import { useAuth } from '@/features/account';
import { MyItemCard, MyItemSkeleton, myItemsQuery } from '@/features/items';
import { PushOffer } from '@/features/notifications';
import { paths } from '@/lib/paths';
import { FirstSteps } from './first-steps';

/** What the page says of an object that was just listed or edited. */
export type SavedItem = { id: string; said: string };

type Filter = 'all' | 'available' | 'unavailable';

const PAGE_SIZE = 24;

/** Of the objects, and of what stands for them while they are loading. */
const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** Two of them fit beside each other on a phone. */
const COMPACT = 'max-sm:px-3 max-sm:text-sm';

export default function MyItems() {
  const { user } = useAuth();
  const list = useQuery(myItemsQuery(user?.id ?? ''));
  const [filter, setFilter] = useState<Filter>('all');

  const items = list.data ?? [];
  const isEmpty = list.isSuccess && items.length === 0;
  const available = items.filter((item) => item.available);
  const unavailable = items.filter((item) => !item.available);
  const shown = { all: items, available, unavailable }[filter];
  const tabs = [
    { id: 'all', label: 'Tous', count: items.length },
    { id: 'available', label: 'Disponibles', count: available.length },
    { id: 'unavailable', label: 'Indisponibles', count: unavailable.length },
  ] as const;

  return (
    <>
      <DashboardTitle
        title="Mes objets"
        action={
          !isEmpty && (
            <div className="flex flex-wrap gap-2 sm:gap-3">
              <ButtonLink to={paths.calendar} variant="secondary" className={COMPACT}>
                <CalendarDays size={20} aria-hidden />
                Calendrier
              </ButtonLink>
              <AddItemLink />
            </div>
          )
        }
      />
      <SavedNote />
      {list.isPending && (
        <div aria-hidden className={GRID}>
          {Array.from({ length: 6 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never move.
            <MyItemSkeleton key={index} />
          ))}
        </div>
      )}
      {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
      {isEmpty && user && (
        <Card>
          <EmptyState icon={Package} title="Vous n'avez pas encore d'objets à louer">
            Une perceuse, une tente, une robe{'\u00a0'}: ce qui dort chez vous peut rapporter.
          </EmptyState>
          <div className="mx-auto -mt-4 max-w-lg px-5 pb-10">
            <FirstSteps user={user} />
          </div>
        </Card>
      )}
      {items.length > 0 && (
        <Tabs label="Disponibilité" tabs={tabs} value={filter} onChange={setFilter}>
          {shown.length === 0 ? (
            <p className="py-10 text-center text-ink-500">Aucun objet dans cette liste.</p>
          ) : (
            <ItemList key={filter} items={shown} />
          )}
        </Tabs>
      )}
    </>
  );
}

/** Comes with the address: gone once one has been elsewhere. */
function SavedNote() {
  const saved = useLocation().state as SavedItem | null;
  if (!saved?.said) return null;
  return (
    <>
      <Alert
        tone="success"
        title={saved.said}
        action={
          <ButtonLink to={paths.item(saved.id)} variant="secondary">
            Voir l'annonce
          </ButtonLink>
        }
      />
      <PushOffer when="quand quelqu'un demande vos objets" />
    </>
  );
}

function ItemList({ items }: { items: Item[] }) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  return (
    <>
      <ul className={GRID}>
        {items.slice(0, limit).map((item) => (
          <li key={item.id}>
            <MyItemCard item={item} />
          </li>
        ))}
      </ul>
      <MoreButton
        hasMore={items.length > limit}
        onMore={() => setLimit(limit + PAGE_SIZE)}
        className="mt-6"
      />
    </>
  );
}

function AddItemLink() {
  return (
    <ButtonLink to={paths.addItem} className={COMPACT}>
      <Plus size={20} aria-hidden />
      Ajouter un objet
    </ButtonLink>
  );
}
