import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { ItemGrid, ItemGridSkeleton, latestItemsQuery } from '@/features/items';
import { paths } from '@/lib/paths';
import { Section } from './section';

const SHOWN = 4;

export function LatestItems() {
  const { data, error, isLoadingError, isPending, refetch } = useQuery(latestItemsQuery(SHOWN));
  return (
    <Section
      title="Objets récents"
      intro="Les dernières annonces publiées."
      action={
        <ButtonLink to={paths.explorer} variant="secondary">
          Voir tous les objets
        </ButtonLink>
      }
    >
      {isLoadingError && <ErrorState error={error} onRetry={refetch} />}
      {data && <ItemGrid items={data} />}
      {isPending && <ItemGridSkeleton count={SHOWN} />}
    </Section>
  );
}
