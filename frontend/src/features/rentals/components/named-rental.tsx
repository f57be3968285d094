import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFinal } from '@/api/problem';
import type { Rental } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { rentalQuery } from '../api/get-rental';
import { RentalListSkeleton } from './rental-list-skeleton';

type NamedRentalProps = {
  id: string;
  card: (rental: Rental) => ReactNode;
  /** To the list that it is part of. */
  back: { to: string; label: string };
};

/** The one rental that a link leads to, wherever in the list it stands. */
export function NamedRental({ id, card, back }: NamedRentalProps) {
  const { data: rental, error, refetch } = useQuery(rentalQuery(id));
  const isAbsent = !rental && error !== null && isFinal(error);
  return (
    <section aria-label="Location" className="grid gap-4">
      {!rental && !error && <RentalListSkeleton />}
      {!rental && error && !isAbsent && <ErrorState error={error} onRetry={refetch} />}
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
