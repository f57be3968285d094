import { nextCursor } from '@loka/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { StatementFilter } from '../statement-filter';

/** The movements of the wallet that pass the filter, newest first. */
export const transactionsQuery = (filter: StatementFilter) =>
  infiniteQueryOptions({
    queryKey: ['wallet', 'transactions', filter],
    queryFn: async ({ pageParam, signal }) => {
      const { data = [], response } = await api.GET('/api/wallet/transactions', {
        params: { query: { ...filter, cursor: pageParam } },
        signal,
      });
      return { entries: data, next: nextCursor(response) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
