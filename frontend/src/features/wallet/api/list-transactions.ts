import { nextCursor } from '@loka/client';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '@/api/client';
import { seenPages } from '@/lib/offline/seen-pages';
import { TRANSACTIONS } from '../seen-names';
import type { StatementFilter } from '../statement-filter';

/** The movements of the wallet that pass the filter, newest first. Of all of them the first page is kept. */
export const transactionsQuery = (filter: StatementFilter) => ({
  ...seenPages({
    name: Object.values(filter).some(Boolean) ? undefined : TRANSACTIONS,
    queryKey: ['wallet', 'transactions', filter],
    load: async (cursor, signal) => {
      const { data = [], response } = await api.GET('/api/wallet/transactions', {
        params: { query: { ...filter, cursor } },
        signal,
      });
      return { entries: data, next: nextCursor(response) };
    },
  }),
  placeholderData: keepPreviousData,
});
