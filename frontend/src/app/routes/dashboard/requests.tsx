import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { Rental } from '@/api/types';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useAuth } from '@/features/account';
import { RentalListSkeleton, RequestCard, requestsQuery } from '@/features/rentals';

export default function Requests() {
  const { user } = useAuth();
  const list = useQuery(requestsQuery(user?.id ?? ''));
  const rentals = list.data ?? [];

  return (
    <>
      <DashboardTitle title="Demandes" />
      {list.isPending && <RentalListSkeleton />}
      {list.isError && (
        <ErrorState
          message="Une erreur est survenue lors de la récupération des locations."
          error={list.error}
          onRetry={list.refetch}
        />
      )}
      {list.isSuccess && (
        <>
          <RequestSection
            title="En attente"
            empty="Vous n'avez pas de demandes en attente"
            rentals={rentals.filter(({ status }) => status === 'en attente')}
          />
          <RequestSection
            title="Traitées"
            empty="Vous n'avez pas de demandes traitées"
            rentals={rentals.filter(({ status }) => status !== 'en attente')}
          />
        </>
      )}
    </>
  );
}

type RequestSectionProps = { title: string; empty: string; rentals: Rental[] };

function RequestSection({ title, empty, rentals }: RequestSectionProps) {
  return (
    <section aria-label={`Demandes ${title.toLowerCase()}`} className="grid gap-4">
      <h2 className="text-xl">
        {title}
        {rentals.length > 0 && (
          <span className="ml-2 font-normal text-ink-500">{rentals.length}</span>
        )}
      </h2>
      {rentals.length === 0 && (
        <Card>
          <EmptyState icon={Inbox} title={empty} />
        </Card>
      )}
      <ul className="grid gap-4 empty:hidden">
        {rentals.map((rental) => (
          <li key={rental.id}>
            <RequestCard rental={rental} />
          </li>
        ))}
      </ul>
    </section>
  );
}
