import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import {
  AwaitedReviews,
  awaitedReviewsQuery,
  OwnReviews,
  receivedReviewsQuery,
  writtenReviewsQuery,
} from '@/features/reviews';

const TABS = [
  { id: 'received', label: 'Reçus' },
  { id: 'written', label: 'Écrits' },
] as const;

export default function Reviews() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('received');
  // What is awaited stands above the rest and comes with it, rather than push it down.
  const { isPending } = useQuery(awaitedReviewsQuery);
  return (
    <>
      <DashboardTitle title="Avis" />
      {isPending ? (
        <Skeleton className="h-96 rounded-2xl" />
      ) : (
        <>
          <AwaitedReviews />
          <Tabs label="Vos avis" tabs={TABS} value={tab} onChange={setTab}>
            {tab === 'received' ? (
              <OwnReviews
                key="received"
                query={receivedReviewsQuery}
                empty="Personne n'a encore donné d'avis sur vous ou vos objets."
              />
            ) : (
              <OwnReviews
                key="written"
                query={writtenReviewsQuery}
                empty="Vous n'avez pas encore donné d'avis."
              />
            )}
          </Tabs>
        </>
      )}
    </>
  );
}
