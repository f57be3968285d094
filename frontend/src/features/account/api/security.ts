import { body } from '@loka/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, sessionStore } from '@/api/client';

/** Replaces the password; the other sessions end. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (order: { current: string; password: string }) =>
      api.PUT('/api/auth/password', { body: order }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['devices'] }),
  });
}

/** Has a link mailed to a new address. */
export const useRequestEmailChange = () =>
  useMutation({
    mutationFn: (email: string) => api.POST('/api/auth/email-change', { body: { email } }),
  });

/** By the link mailed to the new address. */
export const useConfirmEmailChange = () =>
  useMutation({
    mutationFn: (token: string) => api.POST('/api/auth/email-change/confirm', { body: { token } }),
  });

/** By the link mailed to the old address; answers a token for a new password. */
export const useUndoEmailChange = () =>
  useMutation({
    mutationFn: (token: string) =>
      body(api.POST('/api/auth/email-change/undo', { body: { token } })),
  });

/** By the link of a mail about the account's safety; answers a token for a new password. */
export const useNotMe = () =>
  useMutation({
    mutationFn: (token: string) => body(api.POST('/api/auth/not-me', { body: { token } })),
  });

/** Where the member is signed in, this device first. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['devices', sessionStore.userId()],
    queryFn: ({ signal }) => body(api.GET('/api/auth/sessions', { signal })),
  });

/** Signs out one device; all but this one without an id. */
export function useEndDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id
        ? api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } })
        : api.DELETE('/api/auth/sessions'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['devices'] }),
  });
}
