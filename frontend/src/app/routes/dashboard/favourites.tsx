import { formatPeriod } from '@loka/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart, PackageX } from 'lucide-react';
import type { Favourite } from '@/api/types';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useAuth } from '@/features/account';
import { favouritesQuery, useFavourite } from '@/features/favourites';
import { ItemCard, ItemGridSkeleton } from '@/features/items';
import { paths } from '@/lib/paths';

export default function Favourites() {
  const { user } = useAuth();
  const list = useInfiniteQuery(favouritesQuery(user?.id ?? ''));
  const favourites = list.data?.pages.flatMap((page) => page.favourites) ?? [];
  return (
    <>
      <DashboardTitle title="Mes favoris" />
      {list.isPending && <ItemGridSkeleton count={6} columns={3} />}
      {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
      {list.isSuccess && favourites.length === 0 && (
        <Card>
          <EmptyState
            icon={Heart}
            title="Vous n'avez pas encore de favoris"
            action={<ButtonLink to={paths.explorer}>Voir les objets</ButtonLink>}
          >
            Touchez le cœur d'un objet pour le garder ici. Nous vous écrivons si son prix baisse ou
            si vos dates se libèrent.
          </EmptyState>
        </Card>
      )}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-10">
        {favourites.map((favourite) => (
          <li key={favourite.id}>
            <Kept favourite={favourite} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-8 grid justify-items-center">
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Afficher plus
          </Button>
        </div>
      )}
    </>
  );
}

function Kept({ favourite }: { favourite: Favourite }) {
  const { item, start, end } = favourite;
  if (!item) return <Gone favourite={favourite} />;
  return (
    <>
      <ItemCard item={item} />
      {!item.available && (
        <p className="mt-1 font-medium text-clay-700 text-sm">Pas disponible pour le moment</p>
      )}
      {start && end && (
        <p className="mt-1 text-ink-500 text-sm">Vos dates : {formatPeriod(start, end)}</p>
      )}
    </>
  );
}

/** Its owner deleted it, or staff hid it. */
function Gone({ favourite: { id, title } }: { favourite: Favourite }) {
  const { drop } = useFavourite(id);
  return (
    <article className="grid content-start gap-3">
      <div className="grid aspect-[4/3] place-items-center rounded-2xl bg-sand-200 text-ink-400">
        <PackageX size={32} aria-hidden />
      </div>
      <div className="grid justify-items-start gap-1">
        <h3 className="wrap-anywhere line-clamp-2 font-sans font-semibold text-base text-ink-500 tracking-normal">
          {title}
        </h3>
        <p className="text-ink-500 text-sm">Cet objet n'est plus proposé.</p>
        <Button variant="ghost" size="sm" className="-ml-3" onClick={drop}>
          Retirer
        </Button>
      </div>
    </article>
  );
}
