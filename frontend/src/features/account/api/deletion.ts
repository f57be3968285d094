import { body } from '@loka/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, sessionStore } from '@/api/client';
import { toast } from '@/components/ui/toast';
import { sessionQuery } from './get-session';

/** Whether the account is to be deleted, and what stands in the way. */
export const deletionQuery = () =>
  queryOptions({
    queryKey: ['account-deletion', sessionStore.userId()],
    queryFn: ({ signal }) => body(api.GET('/api/account/deletion', { signal })),
    // Affairs are settled on other pages.
    staleTime: 0,
  });

/** Ends every session. */
export function useRequestDeletion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/api/account/deletion', { body: { confirmed: true } }),
    // What stands in the way may have come since.
    onError: () => queryClient.invalidateQueries({ queryKey: ['account-deletion'] }),
  });
}

export function useKeepAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/api/account/deletion'),
    // The button is gone by the time that the account was read again.
    onSuccess: () => toast.success('Votre compte est conservé.'),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['account-deletion'] }),
        queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ]),
  });
}
