import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Rental } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
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
  return (
    <section aria-label="Location" className="grid gap-4">
      {!rental && !error && <RentalListSkeleton />}
      {!rental && error && <ErrorState error={error} onRetry={refetch} />}
      {rental && card(rental)}
      <p>
        <ButtonLink to={back.to} variant="secondary">
          {back.label}
        </ButtonLink>
      </p>
    </section>
  );
}
