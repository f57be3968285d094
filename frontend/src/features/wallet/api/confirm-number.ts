import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/**
 * Uses the link of the mail that confirms a number. A query, because a link is good for one use:
 * however often the page renders, each token is sent once.
 */
export const confirmNumberQuery = (token: string) =>
  queryOptions({
    queryKey: ['confirm-number', token],
    queryFn: async () => {
      await api.POST('/api/wallet/numbers/confirm', { body: { token } });
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
