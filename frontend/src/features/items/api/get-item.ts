import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** One item, with the days on which it is already taken. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ['items', 'one', id],
    queryFn: ({ signal }) =>
      body(api.GET('/single/item/{id}', { params: { path: { id } }, signal })),
  });
