import { body } from '@loka/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Fulfilment } from '@/features/places';
import type { Period } from '../availability';

/** So many pieces for a period, handed over in some way. */
type Order = Period & { pieces: number; fulfilment: Fulfilment };

/** What an order of an item costs, reckoned by the server; nothing is asked before it is whole. */
export const quoteQuery = (itemId: string, order: Order | null) =>
  queryOptions({
    queryKey: ['items', 'quote', itemId, order],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/items/{id}/quote', {
          params: {
            path: { id: itemId },
            query: {
              start_date: order?.start ?? '',
              end_date: order?.end ?? '',
              pieces: order?.pieces ?? 1,
              fulfilment: order?.fulfilment ?? 'pickup',
            },
          },
          signal,
        }),
      ),
    enabled: order !== null,
    placeholderData: keepPreviousData,
  });
