import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { MoreButton, nextPageOf } from '@/components/ui/more-button';
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
    <section
      aria-labelledby="keep"
      className="grid gap-3 rounded-xl border border-lagoon-200 bg-lagoon-50 p-4 text-lagoon-900 sm:flex sm:items-center sm:justify-between sm:gap-6"
    >
      <div>
        <h2 id="keep" className="font-sans font-semibold text-base tracking-normal">
          Gardés sur cet appareil
        </h2>
        <p className="mt-1 text-pretty text-[0.95rem]">
          Avec un compte, vous les retrouvez partout. Nous vous écrivons si un prix baisse ou si un
          objet se libère.
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <ButtonLink to={signInPath(paths.favourites, paths.signUp)} size="sm">
          Créer un compte
        </ButtonLink>
        <ButtonLink to={signInPath(paths.favourites)} size="sm" variant="secondary">
          Se connecter
        </ButtonLink>
      </div>
    </section>
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
      <MoreButton {...nextPageOf(list)} className="mt-2" />
    </>
  );
}
