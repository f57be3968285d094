import type { Rental } from '@/api/types';
import type { RentalPart } from './api/rental-pages';

/** The part of these rentals, in the order in which the server lists it. */
export function pick(rentals: Rental[], { statuses, stage }: RentalPart): Rental[] {
  const part = rentals.filter(
    (rental) =>
      (!statuses || statuses.includes(rental.status)) && (!stage || rental.stage === stage),
  );
  if (stage !== 'due' && stage !== 'ahead') return part;
  return part.sort((a, b) => a.start_date.localeCompare(b.start_date) || a.id.localeCompare(b.id));
}
