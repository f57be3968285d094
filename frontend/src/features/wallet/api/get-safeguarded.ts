import { body } from '@loka/client';
import { api } from '@/api/client';
import { seenQuery } from '@/lib/offline/seen-query';
import { retryWhileStale } from '@/lib/offline/stale';
import { SAFEGUARDED } from '../seen-names';

/** The header shows it for as long as a page stays open, and owners answer meanwhile. */
const REFRESH_MS = 60_000;

/** What Loka keeps of what the member paid for rentals, beside the balance, in francs. */
export const safeguardedQuery = {
  ...seenQuery({
    name: SAFEGUARDED,
    queryKey: ['wallet', 'safeguarded'],
    read: (signal) => body(api.GET('/api/wallet/safeguarded', { signal })),
  }),
  staleTime: 0,
  refetchInterval: () => retryWhileStale(SAFEGUARDED) || REFRESH_MS,
};
