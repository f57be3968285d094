import { queryOptions } from '@tanstack/react-query';
import { api, body } from '@/api/client';

/** The visitor's mobile money numbers, the preferred one first. */
export const numbersQuery = queryOptions({
  queryKey: ['wallet', 'numbers'],
  queryFn: async ({ signal }) => {
    const numbers = await body(api.GET('/api/wallet/numbers', { signal }));
    return numbers.toSorted((a, b) => Number(b.preferred) - Number(a.preferred));
  },
  staleTime: 0,
});
