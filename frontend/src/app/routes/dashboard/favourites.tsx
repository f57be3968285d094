import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { MoreButton, nextPageOf } from '@/components/ui/more-button';
import { TextLink } from '@/components/ui/text-link';
import { useAuth } from '@/features/account';
import { favouritesQuery } from '@/features/favourites';
import { ItemGridSkeleton, KeptItems } from '@/features/items';
import { paths } from '@/lib/paths';

export default function Favourites() {
  const { user } = useAuth();
  const list = useInfiniteQuery(favouritesQuery(user?.id ?? ''));
  const favourites = list.data?.pages.flatMap((page) => page.favourites) ?? [];
  return (
    <>
      <DashboardTitle
        title="Mes favoris"
        action={<TextLink to={paths.savedSearches}>Mes recherches</TextLink>}
      />
      {list.isPending && <ItemGridSkeleton count={6} columns={3} />}
      {list.isLoadingError && <ErrorState error={list.error} onRetry={list.refetch} />}
      {list.isSuccess && favourites.length === 0 && (
        <Card>
          <EmptyState
            icon={Heart}
            title="Vous n'avez pas encore de favoris"
            action={<ButtonLink to={paths.explorer}>Voir les objets</ButtonLink>}
          >
            Touchez le cœur d'un objet pour le garder ici. Nous vous écrivons si son prix baisse ou
            s'il se libère.
          </EmptyState>
        </Card>
      )}
      <KeptItems kept={favourites} columns={3} />
      <MoreButton {...nextPageOf(list)} className="mt-2" />
    </>
  );
}
