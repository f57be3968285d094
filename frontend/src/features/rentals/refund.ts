import type { Rental } from '@/api/types';

/**
 * What the renter gets back when a party cancels now, in francs. The server gives the percentage to
 * a renter who cancels late; in every other case all comes back.
 */
export function refundOf(rental: Rental) {
  const percent = rental.refund_percent ?? 100;
  const rent = Math.floor((rental.rent * percent) / 100);
  return { percent, rent, deposit: rental.deposit, total: rent + rental.deposit };
}
