import { formatNumber } from '@loka/client';
import { Inbox } from 'lucide-react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { LastSeenNotice } from '@/app/layout/last-seen-notice';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useAuth } from '@/features/account';
import {
  KeptElsewhere,
  MoreRentals,
  type RentalList,
  RentalListSkeleton,
  RequestCard,
  requestsQuery,
  useRentals,
} from '@/features/rentals';

export default function Requests() {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const source = requestsQuery(userId);
  const all = useRentals(source);
  const waiting = useRentals(source, ['en attente']);
  const underWay = useRentals(source, ['acceptée', 'en cours']);
  const over = useRentals(source, ['terminée', 'annulée', 'refusée']);

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
          {all.isPaged && (
            <KeptElsewhere
              shown={[waiting, underWay, over].flatMap(({ rentals }) => rentals)}
              belongs={({ owner_id }) => owner_id === userId}
              card={(rental) => <RequestCard rental={rental} />}
            />
          )}
          <RequestSection
            title="En attente"
            empty="Vous n'avez pas de demandes en attente"
            lists={[['demandes en attente', waiting]]}
          />
          {/* First those that still ask something of their owner. */}
          <RequestSection
            title="Traitées"
            empty="Vous n'avez pas de demandes traitées"
            lists={[
              ['locations à venir et en cours', underWay],
              ['demandes et locations passées', over],
            ]}
          />
        </>
      )}
    </>
  );
}

type RequestSectionProps = {
  title: string;
  empty: string;
  /** Each with what it is. */
  lists: [label: string, list: RentalList][];
};

function RequestSection({ title, empty, lists }: RequestSectionProps) {
  const total = lists.reduce((sum, [, list]) => sum + list.total, 0);
  const isEmpty = lists.every(([, list]) => !list.isPending && !list.error && list.total === 0);
  return (
    <section aria-label={`Demandes ${title.toLowerCase()}`} className="grid gap-4">
      <h2 className="text-xl">
        {title}
        {total > 0 && <span className="ml-2 font-normal text-ink-500">{formatNumber(total)}</span>}
      </h2>
      {isEmpty && (
        <Card>
          <EmptyState icon={Inbox} title={empty} />
        </Card>
      )}
      {lists.map(([label, list]) => (
        <RequestList key={label} label={label} list={list} />
      ))}
    </section>
  );
}

function RequestList({ label, list }: { label: string; list: RentalList }) {
  return (
    <>
      {list.ownName && <LastSeenNotice names={[list.ownName]} />}
      {list.isPending && <RentalListSkeleton />}
      {list.error && <ErrorState error={list.error} onRetry={list.retry} />}
      <ul className="grid gap-4 empty:hidden">
        {list.rentals.map((rental) => (
          <li key={rental.id}>
            <RequestCard rental={rental} />
          </li>
        ))}
      </ul>
      <MoreRentals list={list} label={label} />
    </>
  );
}
