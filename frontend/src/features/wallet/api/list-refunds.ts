import { body } from '@loka/client';
import { api } from '@/api/client';
import { seenQuery } from '@/lib/offline/seen-query';
import { REFUNDS } from '../seen-names';

/** The numbers that the visitor has paid with, and what of their money can go back to each. */
export const refundsQuery = {
  ...seenQuery({
    name: REFUNDS,
    queryKey: ['wallet', 'refunds'],
    read: (signal) => body(api.GET('/api/wallet/refunds', { signal })),
  }),
  staleTime: 0,
};
