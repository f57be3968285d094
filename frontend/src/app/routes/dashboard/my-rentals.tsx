import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { LastSeenNotice } from '@/app/layout/last-seen-notice';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Tabs } from '@/components/ui/tabs';
import { useAuth } from '@/features/account';
import { OpenPayments, PaidRequest } from '@/features/billing';
import {
  KeptElsewhere,
  MoreRentals,
  MyRentalCard,
  myRentalsQuery,
  RENTAL_FILTERS,
  type RentalFilter,
  RentalGroups,
  RentalListSkeleton,
  rentalCountsQuery,
  statusesIn,
  useRentals,
} from '@/features/rentals';
import { paths } from '@/lib/paths';

export default function MyRentals() {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const [filter, setFilter] = useState<RentalFilter>('all');
  const all = useRentals(myRentalsQuery(userId));
  const list = useRentals(myRentalsQuery(userId), statusesIn(filter));
  const counts = useQuery({
    ...rentalCountsQuery(userId, 'renter'),
    enabled: all.isPaged,
  });
  const tabs = RENTAL_FILTERS.map(({ id, label, statuses }) => ({
    id,
    label,
    count: all.isPaged
      ? counts.data && statuses.reduce((sum, status) => sum + counts.data[status], 0)
      : all.rentals.filter(({ status }) => statuses.some((one) => one === status)).length,
  }));

  return (
    <>
      <DashboardTitle title="Mes locations" />
      <PaidRequest />
      <OpenPayments />
      {all.isPending && <RentalListSkeleton />}
      {all.error && (
        <ErrorState
          message="Une erreur est survenue lors de la récupération des locations."
          error={all.error}
          onRetry={all.retry}
        />
      )}
      {!all.isPending && !all.error && all.total === 0 && (
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
      {all.total > 0 && (
        <Tabs label="État des locations" tabs={tabs} value={filter} onChange={setFilter}>
          {all.isPaged && (
            <KeptElsewhere
              shown={list.rentals}
              belongs={({ renter_id }) => renter_id === userId}
              card={(rental) => <MyRentalCard rental={rental} />}
            />
          )}
          {list.ownName && <LastSeenNotice names={[list.ownName]} />}
          {list.isPending && <RentalListSkeleton />}
          {list.error && <ErrorState error={list.error} onRetry={list.retry} />}
          {!list.isPending && !list.error && list.total === 0 && (
            <p className="py-10 text-center text-ink-500">Aucune location dans cette liste.</p>
          )}
          {/* The pages of a long list come newest first, whatever they need: its tabs tell them apart. */}
          {filter === 'all' && !all.isPaged ? (
            <RentalGroups
              rentals={list.rentals}
              party="renter"
              card={(rental) => <MyRentalCard rental={rental} />}
            />
          ) : (
            <ul className="grid gap-4 empty:hidden">
              {list.rentals.map((rental) => (
                <li key={rental.id}>
                  <MyRentalCard rental={rental} />
                </li>
              ))}
            </ul>
          )}
          <MoreRentals list={list} label="locations" />
        </Tabs>
      )}
    </>
  );
}
