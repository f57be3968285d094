import { api } from '@/api/client';
import type { Rental } from '@/api/types';
import { MY_RENTALS } from '@/lib/seen-names';
import { nameOf, PAGE_SIZE, queryOf, type RentalPart, rentalPages } from './rental-pages';

const REFRESH_MS = 30_000;

const isWaiting = ({ status, change }: Rental) => status === 'en attente' || change !== null;

/** What a user rents from others; looked at again while an answer is awaited. */
export const myRentalsQuery = (userId: string) => (part: RentalPart) => {
  const partName = nameOf(part);
  return rentalPages({
    queryKey: ['rentals', 'mine', userId, partName ?? 'all'],
    enabled: userId !== '',
    name: [MY_RENTALS, partName].filter(Boolean).join(' '),
    load: (cursor, signal) => {
      const query = { cursor, limit: PAGE_SIZE, ...queryOf(part) };
      return api.GET('/rentals/user/{userId}', { params: { path: { userId }, query }, signal });
    },
    interval: (rentals) => rentals.some(isWaiting) && REFRESH_MS,
  });
};
