import { ApiError } from '@loka/client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { AbsentHead, PageHead } from '@/components/head/page-head';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { MoreButton, nextPageOf } from '@/components/ui/more-button';
import { Skeleton } from '@/components/ui/skeleton';
import { ItemGrid, ItemGridSkeleton } from '@/features/items';
import { OwnerFacts, ownerItemsQuery, ownerQuery } from '@/features/owners';
import { OwnerReviews } from '@/features/reviews';
import { paths } from '@/lib/paths';

export default function Owner() {
  const { id = '' } = useParams();
  const { data: owner, error, refetch } = useQuery(ownerQuery(id));

  if (error instanceof ApiError && [400, 404].includes(error.status)) return <OwnerNotFound />;
  return (
    <div className="page grid grid-cols-1 gap-10 pt-6 pb-16 md:pt-10">
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !owner && <Skeleton className="h-64 rounded-2xl" />}
      {owner && (
        <>
          <PageHead
            title={`${owner.name} · Loka`}
            description={`Les objets que ${owner.name} propose à la location sur Loka, et les avis de ses locataires.`}
          />
          <OwnerFacts owner={owner} />
          <OwnerItems id={id} />
          <OwnerReviews id={id} rating={owner.rating} />
        </>
      )}
    </div>
  );
}

function OwnerItems({ id }: { id: string }) {
  const list = useInfiniteQuery(ownerItemsQuery(id));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="mb-5 text-2xl">
        Ses objets
      </h2>
      {list.isPending && <ItemGridSkeleton count={4} />}
      {list.isLoadingError && <ErrorState error={list.error} onRetry={list.refetch} />}
      {list.data && items.length === 0 && (
        <p className="text-ink-500">Aucun objet n'est proposé en ce moment.</p>
      )}
      {items.length > 0 && <ItemGrid items={items} />}
      <MoreButton {...nextPageOf(list)} label="Voir plus d'objets" className="mt-6" />
    </section>
  );
}

function OwnerNotFound() {
  return (
    <div className="page py-16">
      <AbsentHead title="Propriétaire non trouvé · Loka" />
      <EmptyState
        isPage
        icon={UserX}
        title="Propriétaire non trouvé"
        action={<ButtonLink to={paths.explorer}>Retour à l'exploration</ButtonLink>}
      >
        Cette personne ne propose pas d'objet sur Loka.
      </EmptyState>
    </div>
  );
}
