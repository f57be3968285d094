import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

const MONTHS = 6;

/** What came in, came back and went out in each of the last six months, oldest first, in francs. */
export const monthsQuery = queryOptions({
  queryKey: ['wallet', 'months'],
  queryFn: ({ signal }) =>
    body(api.GET('/api/wallet/months', { params: { query: { months: MONTHS } }, signal })),
  staleTime: 0,
});
