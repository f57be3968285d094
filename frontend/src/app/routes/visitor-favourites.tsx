import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useAuth } from '@/features/account';
import { useVisitorFavourites } from '@/features/favourites';
import { ItemGridSkeleton, KeptItems, namedItemsQuery } from '@/features/items';
import { paths, signInPath } from '@/lib/paths';

/** What whoever has not signed in keeps in this browser; a member has a page in the dashboard. */
export default function VisitorFavourites() {
  const { user } = useAuth();
  const favourites = useVisitorFavourites();
  if (user) return <Navigate to={paths.favourites} replace />;
  return (
    <div className="page grid grid-cols-1 gap-6 py-8 md:py-12">
      <title>Mes favoris · Loka</title>
      <h1 className="text-3xl md:text-[2.6rem]">Mes favoris</h1>
      {favourites.length === 0 ? (
        <EmptyState
          icon={Heart}
          title="Vous n'avez pas encore de favoris"
          action={<ButtonLink to={paths.explorer}>Voir les objets</ButtonLink>}
        >
          Touchez le cœur d'un objet pour le garder ici.
        </EmptyState>
      ) : (
        <>
          <KeepThem />
          <List />
        </>
      )}
    </div>
  );
}

function KeepThem() {
  return (
    <Alert
      title="Gardés sur cet appareil seulement"
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={signInPath(paths.favourites, paths.signUp)}>Créer un compte</ButtonLink>
          <ButtonLink to={signInPath(paths.favourites)} variant="secondary">
            Se connecter
          </ButtonLink>
        </div>
      }
    >
      <p className="max-w-2xl text-pretty">
        Avec un compte, vous les retrouvez partout, et nous vous prévenons si un prix baisse ou si
        vos dates se libèrent.
      </p>
    </Alert>
  );
}

function List() {
  const favourites = useVisitorFavourites();
  // Those that are dropped while the page is open need no answer.
  const [ids] = useState(() => favourites.map(({ id }) => id));
  const list = useInfiniteQuery(namedItemsQuery(ids));
  if (list.isPending) return <ItemGridSkeleton count={Math.min(ids.length, 8)} />;
  if (list.isLoadingError) return <ErrorState error={list.error} onRetry={list.refetch} />;

  const asked = new Set(list.data.pages.flatMap((page) => page.ids));
  const items = new Map(
    list.data.pages.flatMap((page) => page.items).map((item) => [item.id, item]),
  );
  const kept = favourites
    .filter(({ id }) => asked.has(id))
    .map((favourite) => ({ ...favourite, item: items.get(favourite.id) ?? null }));
  return (
    <>
      <KeptItems kept={kept} />
      {list.hasNextPage && (
        <div className="mt-2 grid justify-items-center">
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
