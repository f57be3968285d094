import { Inbox } from 'lucide-react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useAuth } from '@/features/account';
import {
  MoreRentals,
  type RentalList,
  RentalListSkeleton,
  RequestCard,
  requestsQuery,
  useRentals,
} from '@/features/rentals';

const ANSWERED = ['acceptée', 'en cours', 'terminée', 'annulée', 'refusée'] as const;

export default function Requests() {
  const { user } = useAuth();
  const source = requestsQuery(user?.id ?? '');
  const all = useRentals(source);
  const waiting = useRentals(source, ['en attente']);
  const answered = useRentals(source, ANSWERED);

  return (
    <>
      <DashboardTitle title="Demandes" />
      {all.isPending && <RentalListSkeleton />}
      {all.error && (
        <ErrorState
          message="Une erreur est survenue lors de la récupération des locations."
          error={all.error}
          onRetry={all.retry}
        />
      )}
      {!all.isPending && !all.error && (
        <>
          <RequestSection
            title="En attente"
            empty="Vous n'avez pas de demandes en attente"
            list={waiting}
          />
          <RequestSection
            title="Traitées"
            empty="Vous n'avez pas de demandes traitées"
            list={answered}
          />
        </>
      )}
    </>
  );
}

type RequestSectionProps = { title: string; empty: string; list: RentalList };

function RequestSection({ title, empty, list }: RequestSectionProps) {
  return (
    <section aria-label={`Demandes ${title.toLowerCase()}`} className="grid gap-4">
      <h2 className="text-xl">
        {title}
        {list.total > 0 && <span className="ml-2 font-normal text-ink-500">{list.total}</span>}
      </h2>
      {list.isPending && <RentalListSkeleton />}
      {list.error && <ErrorState error={list.error} onRetry={list.retry} />}
      {!list.isPending && !list.error && list.total === 0 && (
        <Card>
          <EmptyState icon={Inbox} title={empty} />
        </Card>
      )}
      <ul className="grid gap-4 empty:hidden">
        {list.rentals.map((rental) => (
          <li key={rental.id}>
            <RequestCard rental={rental} />
          </li>
        ))}
      </ul>
      <MoreRentals list={list} />
    </section>
  );
}
