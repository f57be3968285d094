import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** What else there is of the kind of an item, near in place and price. */
export const similarItemsQuery = (id: string) =>
  queryOptions({
    queryKey: ['items', 'similar', id],
    queryFn: ({ signal }) =>
      body(api.GET('/api/items/{id}/similar', { params: { path: { id } }, signal })),
  });
