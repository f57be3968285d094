import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Rental } from '@/api/types';
import { useEntries } from '@/lib/offline';
import { rentalQuery } from '../../api/get-rental';
import { isKeptStep } from '../../kept-step';

type KeptRentalProps = {
  /** Whether the page is the one for it: some are rented, some let. */
  belongs: (rental: Rental) => boolean;
  card: (rental: Rental) => ReactNode;
};

type KeptElsewhereProps = KeptRentalProps & {
  /** The rentals that have their cards on the page. */
  shown: readonly Rental[];
};

/** The cards of rentals on which something waits to be sent, or was refused, and that no page loaded so far has. */
export function KeptElsewhere({ shown, ...rest }: KeptElsewhereProps) {
  const steps = useEntries().filter(({ kind }) => isKeptStep(kind));
  const subjects = new Set(steps.map(({ subject }) => subject));
  for (const { id } of shown) subjects.delete(id);
  return (
    <ul className="grid grid-cols-1 gap-4 empty:hidden">
      {[...subjects].map((id) => (
        <KeptRental key={id} id={id} {...rest} />
      ))}
    </ul>
  );
}

function KeptRental({ id, belongs, card }: KeptRentalProps & { id: string }) {
  const { data: rental } = useQuery(rentalQuery(id));
  return rental && belongs(rental) && <li>{card(rental)}</li>;
}
