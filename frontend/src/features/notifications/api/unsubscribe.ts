import { body } from '@loka/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';

/** What the link of a mail switches off. */
export const unsubscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/notifications/unsubscribe/{token}', { params: { path: { token } }, signal }),
      ),
  });

export function useUnsubscribe(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.POST('/desabonnement/{token}', { params: { path: { token } } });
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: unsubscriptionQuery(token).queryKey }),
  });
}
