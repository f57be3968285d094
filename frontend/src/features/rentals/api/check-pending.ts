import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Whether a renter has a request for an item that waits for its owner: there can be only one. */
export const pendingQuery = (itemId: string, renterId: string) =>
  queryOptions({
    queryKey: ['rentals', 'check', itemId, renterId],
    queryFn: async ({ signal }) => {
      const query = { item_id: itemId, renter_id: renterId, status: 'en_attente' } as const;
      const { exists } = await body(api.GET('/api/rentals/check', { params: { query }, signal }));
      return exists;
    },
    // Also when it was accepted or cancelled a moment ago, on another page.
    staleTime: 0,
  });
