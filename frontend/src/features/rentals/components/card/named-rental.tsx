import { formatInstant } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFinal, reasonOf } from '@/api/problem';
import type { Rental } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { rentalQuery } from '../../api/get-rental';
import { RentalListSkeleton } from './rental-list-skeleton';

const REFRESH_MS = 60_000;

type NamedRentalProps = {
  id: string;
  card: (rental: Rental) => ReactNode;
  /** To the list that it is part of. */
  back: { to: string; label: string };
};

/** The one rental that a link leads to, wherever in the list it stands. */
export function NamedRental({ id, card, back }: NamedRentalProps) {
  const {
    data: rental,
    dataUpdatedAt,
    error,
    refetch,
  } = useQuery({
    ...rentalQuery(id),
    // As the lists are; what is over changes no more.
    refetchInterval: ({ state }) =>
      state.data?.stage === 'past' || (state.error && isFinal(state.error)) ? false : REFRESH_MS,
  });
  const isAbsent = !rental && error !== null && isFinal(error);
  return (
    <section aria-label="Location" className="grid grid-cols-1 gap-4">
      {!rental && !error && <RentalListSkeleton />}
      {!rental && error && !isAbsent && <ErrorState error={error} onRetry={refetch} />}
      {rental && error && <Outdated since={dataUpdatedAt} error={error} onRetry={refetch} />}
      {rental && card(rental)}
      {isAbsent ? (
        <Card>
          <EmptyState
            icon={CalendarClock}
            title="Location non trouvée"
            action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
          />
        </Card>
      ) : (
        <p>
          <ButtonLink to={back.to} variant="secondary">
            {back.label}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

type OutdatedProps = { since: number; error: Error; onRetry: () => unknown };

/** The other party may have done something since. */
function Outdated({ since, error, onRetry }: OutdatedProps) {
  const seen = formatInstant(new Date(since).toISOString());
  return (
    <Alert
      tone="warning"
      title={`Voici cette location telle que vous l'avez vue le ${seen}.`}
      action={
        <Button variant="secondary" onClick={() => void onRetry()}>
          Réessayer
        </Button>
      }
    >
      <p>{reasonOf(error) ?? "Elle n'a pas pu être relue."}</p>
    </Alert>
  );
}
