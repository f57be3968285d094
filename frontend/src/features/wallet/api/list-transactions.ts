import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor } from '@/api/next-cursor';
import type { WalletEntry } from '@/api/types';

/** The movements of the wallet, newest first, all of them or of one type. */
export const transactionsQuery = (type?: WalletEntry['type']) =>
  infiniteQueryOptions({
    queryKey: ['wallet', 'transactions', type],
    queryFn: async ({ pageParam, signal }) => {
      const { data = [], response } = await api.GET('/api/wallet/transactions', {
        params: { query: { type, cursor: pageParam } },
        signal,
      });
      return { entries: data, next: nextCursor(response) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
