import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useAuth } from '@/features/account';
import { SavedSearchRow, savedSearchesQuery } from '@/features/saved-searches';
import { paths } from '@/lib/paths';

export default function SavedSearches() {
  const { user } = useAuth();
  const list = useQuery(savedSearchesQuery(user?.id ?? ''));
  return (
    <>
      <DashboardTitle
        title="Mes recherches"
        action={<TextLink to={paths.favourites}>Mes favoris</TextLink>}
      />
      {list.isPending && <Skeleton className="h-16" />}
      {list.isLoadingError && <ErrorState error={list.error} onRetry={list.refetch} />}
      {list.data?.length === 0 && (
        <Card>
          <EmptyState
            icon={Bell}
            title="Vous n'avez pas de recherche enregistrée"
            action={<ButtonLink to={paths.explorer}>Chercher un objet</ButtonLink>}
          >
            Quand une recherche ne trouve rien, demandez à être averti{'\u00a0'}: nous vous écrivons
            dès qu'un objet correspond.
          </EmptyState>
        </Card>
      )}
      {list.data && list.data.length > 0 && (
        <>
          <p className="text-ink-700">
            Nous vous avertissons quand un nouvel objet correspond à l'une d'elles.
          </p>
          <ul className="grid gap-3">
            {list.data.map((search) => (
              <li key={search.id}>
                <SavedSearchRow search={search} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
