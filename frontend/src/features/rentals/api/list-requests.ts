import { api } from '@/api/client';
import { PAGE_SIZE, rentalPages, type Statuses, wordsOf } from './rental-pages';

/** What the list is called among what was seen last. */
export const REQUESTS = 'received';

const REFRESH_MS = 60_000;

/**
 * What others ask of an owner; looked at again every minute while a page shows it. Of a member of
 * staff too, to whom the call would otherwise give everybody's.
 */
export const requestsQuery = (ownerId: string) => (statuses: Statuses) => {
  const status = wordsOf(statuses);
  return rentalPages({
    queryKey: ['rentals', 'received', ownerId, status ?? 'all'],
    enabled: ownerId !== '',
    name: [REQUESTS, status].filter(Boolean).join(' '),
    load: (cursor, signal) => {
      const query = { cursor, limit: PAGE_SIZE, status, owner_id: ownerId };
      return api.GET('/api/rentals', { params: { query }, signal });
    },
    // Whoever has more than a page sees lists of some statuses instead of this one.
    interval: (_, isLastPage) => (status || isLastPage ? REFRESH_MS : false),
  });
};
