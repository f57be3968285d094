import { body } from '@loka/client';
import { api } from '@/api/client';
import { seenQuery } from '@/lib/offline/seen-query';
import { SUMMARY } from '../seen-names';

/** Balance, what of it may be withdrawn, and the three totals, in francs. */
export const walletQuery = {
  ...seenQuery({
    name: SUMMARY,
    queryKey: ['wallet', 'summary'],
    read: (signal) => body(api.GET('/api/wallet', { signal })),
  }),
  staleTime: 0,
};
