import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** The numbers that the visitor has paid with, and what of their money can go back to each. */
export const refundsQuery = queryOptions({
  queryKey: ['wallet', 'refunds'],
  queryFn: ({ signal }) => body(api.GET('/api/wallet/refunds', { signal })),
  staleTime: 0,
});
