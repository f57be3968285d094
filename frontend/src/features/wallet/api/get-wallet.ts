import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Balance, what of it may be withdrawn, and the three totals, in francs. */
export const walletQuery = queryOptions({
  queryKey: ['wallet', 'summary'],
  queryFn: ({ signal }) => body(api.GET('/api/wallet', { signal })),
  staleTime: 0,
});
