import { formatNumber, today } from '@loka/client';
import type { ReactNode } from 'react';
import type { Rental } from '@/api/types';
import { groupRentals } from '../group-rentals';

type RentalGroupsProps = {
  rentals: Rental[];
  party: 'renter' | 'owner';
  card: (rental: Rental) => ReactNode;
};

/** All rentals of a member: what needs them first, then what is coming, then the past. */
export function RentalGroups({ rentals, party, card }: RentalGroupsProps) {
  const { due, ahead, past } = groupRentals(rentals, party, today());
  const groups = [
    { title: 'À faire', rentals: due },
    { title: 'En cours et à venir', rentals: ahead },
    { title: 'Passées', rentals: past },
  ].filter((group) => group.rentals.length > 0);
  return (
    <div className="grid gap-8">
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title} className="grid gap-4">
          <h2 className="text-xl">
            {group.title}
            <span className="ml-2 font-normal text-ink-500">
              {formatNumber(group.rentals.length)}
            </span>
          </h2>
          <ul className="grid gap-4">
            {group.rentals.map((rental) => (
              <li key={rental.id}>{card(rental)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
