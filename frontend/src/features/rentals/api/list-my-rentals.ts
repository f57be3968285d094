import { api } from '@/api/client';
import type { Rental } from '@/api/types';
import { PAGE_SIZE, rentalPages, type Statuses, wordsOf } from './rental-pages';

/** What the list is called among what was seen last. */
export const MY_RENTALS = 'rented';

const REFRESH_MS = 30_000;

const isWaiting = ({ status, change }: Rental) => status === 'en attente' || change !== null;

/** What a user rents from others; looked at again while an answer is awaited. */
export const myRentalsQuery = (userId: string) => (statuses: Statuses) => {
  const status = wordsOf(statuses);
  return rentalPages({
    queryKey: ['rentals', 'mine', userId, status ?? 'all'],
    enabled: userId !== '',
    name: [MY_RENTALS, status].filter(Boolean).join(' '),
    load: (cursor, signal) => {
      const query = { cursor, limit: PAGE_SIZE, status };
      return api.GET('/rentals/user/{userId}', { params: { path: { userId }, query }, signal });
    },
    interval: (rentals) => rentals.some(isWaiting) && REFRESH_MS,
  });
};
