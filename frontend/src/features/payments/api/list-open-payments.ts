import { body } from '@loka/client';
import { api } from '@/api/client';
import type { OpenPayment } from '@/api/types';
import { seenQuery } from '@/lib/offline/seen-query';
import { retryWhileStale } from '@/lib/offline/stale';

const POLL_MS = 10_000;

/** What they are called among what was seen last. */
export const OPEN_PAYMENTS = 'open payments';

export const isUndecided = ({ refunded, failure }: OpenPayment): boolean => !refunded && !failure;

/**
 * The visitor's payments that are not decided yet, asked again while there are some, and those for
 * a rental whose money came back because the days were gone, or that failed after its countdown.
 */
export const openPaymentsQuery = {
  ...seenQuery({
    name: OPEN_PAYMENTS,
    queryKey: ['payment', 'open'],
    read: (signal) => body(api.GET('/api/payments/open', { signal })),
  }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: OpenPayment[] | undefined } }) =>
    state.data?.some(isUndecided) ? POLL_MS : retryWhileStale(OPEN_PAYMENTS),
};
