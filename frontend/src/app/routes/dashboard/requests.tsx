import { formatNumber } from '@loka/client';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { LastSeenNotice } from '@/app/layout/last-seen-notice';
import { Hours } from '@/components/policy/hours';
import { ButtonLink } from '@/components/ui/button';
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
import { paths } from '@/lib/paths';

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
            next={
              <>
                Quand quelqu'un demande un de vos objets, sa demande arrive ici. Vous avez{' '}
                <Hours of="requestTimeoutHours" /> pour répondre.
              </>
            }
            action={<ButtonLink to={paths.addItem}>Ajouter un objet</ButtonLink>}
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
  /** What to do about there being none. */
  next?: ReactNode;
  action?: ReactNode;
};

function RequestSection({ title, empty, lists, next, action }: RequestSectionProps) {
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
          <EmptyState icon={Inbox} title={empty} action={action}>
            {next}
          </EmptyState>
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
