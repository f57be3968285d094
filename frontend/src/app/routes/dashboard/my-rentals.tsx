import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Tabs } from '@/components/ui/tabs';
import { useAuth } from '@/features/account';
import { OpenPayments, PaidRequest } from '@/features/billing';
import {
  MyRentalCard,
  myRentalsQuery,
  RENTAL_FILTERS,
  type RentalFilter,
  RentalListSkeleton,
  rentalsIn,
} from '@/features/rentals';
import { paths } from '@/lib/paths';

export default function MyRentals() {
  const { user } = useAuth();
  const list = useQuery(myRentalsQuery(user?.id ?? ''));
  const [filter, setFilter] = useState<RentalFilter>('all');

  const rentals = list.data ?? [];
  const shown = rentalsIn(filter, rentals);
  const tabs = RENTAL_FILTERS.map(({ id, label }) => ({
    id,
    label,
    count: rentalsIn(id, rentals).length,
  }));

  return (
    <>
      <DashboardTitle title="Mes locations" />
      <PaidRequest />
      <OpenPayments />
      {list.isPending && <RentalListSkeleton />}
      {list.isError && (
        <ErrorState
          message="Une erreur est survenue lors de la récupération des locations."
          error={list.error}
          onRetry={list.refetch}
        />
      )}
      {list.isSuccess && rentals.length === 0 && (
        <Card>
          <EmptyState
            icon={CalendarDays}
            title="Vous n'avez pas encore de locations"
            action={<ButtonLink to={paths.explorer}>Explorer les objets</ButtonLink>}
          >
            Trouvez près de chez vous l'objet dont vous avez besoin.
          </EmptyState>
        </Card>
      )}
      {rentals.length > 0 && (
        <Tabs label="État des locations" tabs={tabs} value={filter} onChange={setFilter}>
          {shown.length === 0 ? (
            <p className="py-10 text-center text-ink-500">Aucune location dans cette liste.</p>
          ) : (
            <ul className="grid gap-4">
              {shown.map((rental) => (
                <li key={rental.id}>
                  <MyRentalCard rental={rental} />
                </li>
              ))}
            </ul>
          )}
        </Tabs>
      )}
    </>
  );
}
