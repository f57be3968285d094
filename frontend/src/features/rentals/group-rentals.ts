import type { Rental } from '@/api/types';
import { isOver } from './rental-status';

type Action = Rental['actions'][number];

/** What the other party or the calendar asks of one, rather than what one may do besides. */
const ANSWERS: Record<'renter' | 'owner', readonly Action[]> = {
  renter: ['deny-absence', 'answer-missing', 'accept-claim'],
  owner: ['accept', 'deny-not-received', 'confirm-return', 'accept-offer', 'confirm-handover'],
};

/** Whether a rental waits for something that this party does, on this day. */
export function needs(rental: Rental, party: 'renter' | 'owner', today: string): boolean {
  const { actions, change, start_date, end_date } = rental;
  if (ANSWERS[party].some((action) => actions.includes(action))) return true;
  if (change?.actions.some((action) => action === 'accept' || action === 'pay')) return true;
  if (party === 'owner') return actions.includes('hand-over') && start_date <= today;
  const isToHandOver = rental.handover_code !== null && start_date <= today;
  return isToHandOver || (actions.includes('declare-return') && end_date <= today);
}

/** Rentals as one looks for them: what needs this party first, then what is ahead, then the past. */
export function groupRentals(rentals: Rental[], party: 'renter' | 'owner', today: string) {
  const due = rentals.filter((rental) => needs(rental, party, today));
  const others = rentals.filter((rental) => !due.includes(rental));
  return {
    due,
    // What comes next stands first.
    ahead: others
      .filter((rental) => !isOver(rental))
      .sort((a, b) => a.start_date.localeCompare(b.start_date)),
    past: others.filter(isOver),
  };
}
