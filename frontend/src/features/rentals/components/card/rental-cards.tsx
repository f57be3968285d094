import { type ReactNode, useState } from 'react';
import type { Rental } from '@/api/types';
import type { RentalList } from '../../use-rentals';
import { MoreRentals } from './more-rentals';

/** Of what is coming, and of the past. All that waits for somebody is shown. */
export const FIRST = { ahead: 8, past: 5 };

type RentalCardsProps = {
  list: RentalList;
  card: (rental: Rental) => ReactNode;
  /** Which of them, for those who hear the button for more alone. */
  label: string;
  /** So many until more are asked for, however many are loaded: on a phone a card is half a screen. */
  first?: number;
};

/** The cards of a list, and the way to the rest of them. */
export function RentalCards({ list, card, label, first = Infinity }: RentalCardsProps) {
  const [isCut, setCut] = useState(true);
  const hasRest = isCut && list.rentals.length > first;
  const rentals = hasRest ? list.rentals.slice(0, first) : list.rentals;
  const rest = { load: () => setCut(false), isLoading: false, error: null };
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 empty:hidden">
        {rentals.map((rental) => (
          <li key={rental.id}>{card(rental)}</li>
        ))}
      </ul>
      <MoreRentals list={{ ...list, rentals, ...(hasRest && { more: rest }) }} label={label} />
    </>
  );
}
