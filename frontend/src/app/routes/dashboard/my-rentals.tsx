import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Rental } from '@/api/types';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { LastSeenNotice } from '@/app/layout/last-seen-notice';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Tabs } from '@/components/ui/tabs';
import { useAuth } from '@/features/account';
import { LatePaidRequest, OpenPayments } from '@/features/billing';
import {
  FIRST,
  KeptElsewhere,
  MyRentalCard,
  myRentalsQuery,
  NamedRental,
  RENTAL_FILTERS,
  RentalCards,
  type RentalFilter,
  type RentalList,
  RentalListSkeleton,
  RentalSections,
  rentalCountsQuery,
  statusesIn,
  useRentals,
} from '@/features/rentals';
import { paths, RENTAL_PARAM } from '@/lib/paths';

const card = (rental: Rental) => <MyRentalCard rental={rental} />;
const notice = (name: string) => <LastSeenNotice names={[name]} />;

export default function MyRentals() {
  const [query] = useSearchParams();
  const named = query.get(RENTAL_PARAM);
  return (
    <>
      <DashboardTitle title="Mes locations" />
      {named ? (
        <NamedRental
          id={named}
          card={card}
          back={{ to: paths.myRentals, label: 'Voir toutes mes locations' }}
        />
      ) : (
        <AllMyRentals />
      )}
    </>
  );
}

function AllMyRentals() {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const [filter, setFilter] = useFilter();
  const source = myRentalsQuery(userId);
  const all = useRentals(source);
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
      <LatePaidRequest />
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
          {filter === 'all' ? (
            <EveryRental userId={userId} />
          ) : (
            <Filtered {...{ userId, filter }} />
          )}
        </Tabs>
      )}
    </>
  );
}

const FILTER_PARAM = 'etat';

/** In the address: a card leads away, and Back leads to the same tab. */
function useFilter(): [RentalFilter, (filter: RentalFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const named = query.get(FILTER_PARAM);
  const filter = RENTAL_FILTERS.find(({ id }) => id === named)?.id ?? 'all';
  function setFilter(chosen: RentalFilter) {
    const next = new URLSearchParams(query);
    next.delete(FILTER_PARAM);
    if (chosen !== 'all') next.set(FILTER_PARAM, chosen);
    setQuery(next, { replace: true });
  }
  return [filter, setFilter];
}

/** What waits for the renter, then what is coming, then the past. */
function EveryRental({ userId }: { userId: string }) {
  const source = myRentalsQuery(userId);
  const sections = [
    { title: 'À faire', list: useRentals(source, { stage: 'due' }) },
    {
      title: 'En cours et à venir',
      list: useRentals(source, { stage: 'ahead' }),
      first: FIRST.ahead,
    },
    { title: 'Passées', list: useRentals(source, { stage: 'past' }), first: FIRST.past },
  ];
  return (
    <>
      <Kept userId={userId} lists={sections.map(({ list }) => list)} />
      <RentalSections sections={sections} card={card} notice={notice} />
    </>
  );
}

function Filtered({ userId, filter }: { userId: string; filter: RentalFilter }) {
  const list = useRentals(myRentalsQuery(userId), { statuses: statusesIn(filter) });
  return (
    <>
      <Kept userId={userId} lists={[list]} />
      {list.ownName && notice(list.ownName)}
      {list.isPending && <RentalListSkeleton />}
      {list.error && <ErrorState error={list.error} onRetry={list.retry} />}
      {!list.isPending && !list.error && list.total === 0 && (
        <p className="py-10 text-center text-ink-500">Aucune location dans cette liste.</p>
      )}
      <RentalCards key={filter} {...{ list, card }} label="locations" first={FIRST.ahead} />
    </>
  );
}

/** One page with all of them has every card. */
function Kept({ userId, lists }: { userId: string; lists: RentalList[] }) {
  if (!lists.some(({ isPaged }) => isPaged)) return null;
  return (
    <KeptElsewhere
      shown={lists.flatMap(({ rentals }) => rentals)}
      belongs={({ renter_id }) => renter_id === userId}
      card={card}
    />
  );
}
