import { body, type paths, signWithPasskey } from '@loka/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, sessionStore } from '@/api/client';

export const secondStepKey = ['second-step'];

/** The second steps of whoever is signed in. */
export const secondStepQuery = () =>
  queryOptions({
    queryKey: [...secondStepKey, sessionStore.userId()],
    queryFn: ({ signal }) => body(api.GET('/api/auth/second-step', { signal })),
  });

type Proof = paths['/api/auth/second-step']['post']['requestBody']['content']['application/json'];

/** Goes on with the sign-in whose password was right; a passkey is asked for here. */
export const useCompleteSignIn = () =>
  useMutation({
    mutationFn: async (proof: Proof | 'passkey') => {
      const shown = proof === 'passkey' ? { passkey: await passkeyOfAccount() } : proof;
      return body(api.POST('/api/auth/second-step', { body: shown }));
    },
  });

const passkeyOfAccount = async () =>
  signWithPasskey(await body(api.POST('/api/auth/second-step/passkey-options')));

/** A secret for an app, good once its first code is confirmed. */
export const useBeginApp = () =>
  useMutation({ mutationFn: () => body(api.POST('/api/auth/authenticator-app')) });

/** Takes recovery codes, which the server says once; null when there were some before. */
export type OnCodes = (codes: string[] | null) => void;

/** @param onAdded gets recovery codes with the first second step, at once and also when its window was closed */
export function useConfirmApp(onAdded: OnCodes) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      body(api.POST('/api/auth/authenticator-app/confirm', { body: { code } })),
    onSuccess: ({ recoveryCodes }) => {
      onAdded(recoveryCodes);
      void queryClient.invalidateQueries({ queryKey: secondStepKey });
    },
  });
}

export function useRemoveApp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/api/auth/authenticator-app'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondStepKey }),
  });
}

/** Ten new ones; those from before are good no more. */
export function useRenewRecoveryCodes(onCodes: OnCodes) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => body(api.POST('/api/auth/recovery-codes')),
    onSuccess: ({ recoveryCodes }) => {
      onCodes(recoveryCodes);
      void queryClient.invalidateQueries({ queryKey: secondStepKey });
    },
  });
}
