import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** The visitor's mobile money numbers, the preferred one first. */
export const numbersQuery = queryOptions({
  queryKey: ['wallet', 'numbers'],
  queryFn: ({ signal }) => body(api.GET('/api/wallet/numbers', { signal })),
  staleTime: 0,
});
