import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { OpenPayment } from '@/api/types';

const POLL_MS = 10_000;

export const isUndecided = ({ refunded, failure }: OpenPayment): boolean => !refunded && !failure;

/**
 * The visitor's payments that are not decided yet, asked again while there are some, and those for
 * a rental whose money came back because the days were gone, or that failed after its countdown.
 */
export const openPaymentsQuery = queryOptions({
  queryKey: ['payment', 'open'],
  queryFn: ({ signal }) => body(api.GET('/api/payments/open', { signal })),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isUndecided) ? POLL_MS : false),
});
