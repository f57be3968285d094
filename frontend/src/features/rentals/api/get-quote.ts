import { body } from '@loka/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Period } from '../availability';

/** What a period of an item costs, reckoned by the server; nothing is asked before it is whole. */
export const quoteQuery = (itemId: string, period: Period | null) =>
  queryOptions({
    queryKey: ['items', 'quote', itemId, period],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/items/{id}/quote', {
          params: {
            path: { id: itemId },
            query: { start_date: period?.start ?? '', end_date: period?.end ?? '' },
          },
          signal,
        }),
      ),
    enabled: period !== null,
    placeholderData: keepPreviousData,
  });
