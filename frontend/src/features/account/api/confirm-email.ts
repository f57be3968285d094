import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/**
 * Uses the link of the confirmation mail. A query, because a link is good for one use: however
 * often the page renders, each token is sent once.
 */
export const confirmEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: async () => {
      await api.POST('/api/auth/confirm-email', { body: { token } });
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
