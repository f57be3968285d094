import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Rental } from '@/api/types';
import { useEntries } from '@/lib/offline';
import { rentalQuery } from '../api/get-rental';
import { isKeptStep } from '../api/kept-steps';

type KeptElsewhereProps = {
  /** The rentals that have their cards on the page. */
  shown: readonly Rental[];
  /** Whether the page is the one for it: some are rented, some let. */
  belongs: (rental: Rental) => boolean;
  card: (rental: Rental) => ReactNode;
};

/** The cards of rentals on which something waits to be sent, or was refused, and that no page loaded so far has. */
export function KeptElsewhere({ shown, belongs, card }: KeptElsewhereProps) {
  const steps = useEntries().filter(({ kind }) => isKeptStep(kind));
  const subjects = new Set(steps.map(({ subject }) => subject));
  for (const { id } of shown) subjects.delete(id);
  const rentals = useQueries({ queries: [...subjects].map((id) => rentalQuery(id)) })
    .flatMap(({ data }) => data ?? [])
    .filter(belongs);
  if (rentals.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {rentals.map((rental) => (
        <li key={rental.id}>{card(rental)}</li>
      ))}
    </ul>
  );
}
