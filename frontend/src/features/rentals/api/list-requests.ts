import { api } from '@/api/client';
import { REQUESTS } from '@/lib/seen-names';
import { nameOf, PAGE_SIZE, queryOf, type RentalPart, rentalPages } from './rental-pages';

const REFRESH_MS = 60_000;

/**
 * What others ask of an owner; looked at again every minute while a page shows it. Of a member of
 * staff too, to whom the call would otherwise give everybody's.
 */
export const requestsQuery = (ownerId: string) => (part: RentalPart) => {
  const partName = nameOf(part);
  return rentalPages({
    queryKey: ['rentals', 'received', ownerId, partName ?? 'all'],
    enabled: ownerId !== '',
    name: [REQUESTS, partName].filter(Boolean).join(' '),
    load: (cursor, signal) => {
      const query = { cursor, limit: PAGE_SIZE, ...queryOf(part), owner_id: ownerId };
      return api.GET('/api/rentals', { params: { query }, signal });
    },
    // Whoever has more than a page sees lists of its parts instead of this one.
    interval: (_, isLastPage) => (partName || isLastPage ? REFRESH_MS : false),
  });
};
