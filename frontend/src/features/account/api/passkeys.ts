import { body, makePasskey, type paths, signWithPasskey } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { toast } from '@/components/ui/toast';
import { type OnCodes, secondStepKey } from './second-step';

type SignIn =
  paths['/api/auth/passkeys/sign-in']['post']['requestBody']['content']['application/json'];

export const beginPasskeySignIn = () => body(api.POST('/api/auth/passkeys/sign-in-options'));

/** Opens a session by a passkey alone, which is asked for unless one was picked. */
export const usePasskeySignIn = () =>
  useMutation({
    mutationFn: async ({ rememberMe, ...picked }: Partial<SignIn>) => {
      const passkey = picked.passkey ?? (await signWithPasskey(await beginPasskeySignIn()));
      return body(api.POST('/api/auth/passkeys/sign-in', { body: { passkey, rememberMe } }));
    },
  });

/**
 * Has this device make a passkey.
 *
 * @param onAdded gets recovery codes with the first second step, at once
 */
export function useAddPasskey(onAdded: OnCodes) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const passkey = await makePasskey(await body(api.POST('/api/auth/passkeys/options')));
      return body(api.POST('/api/auth/passkeys', { body: { passkey } }));
    },
    onSuccess: ({ recoveryCodes }) => {
      onAdded(recoveryCodes);
      void queryClient.invalidateQueries({ queryKey: secondStepKey });
    },
  });
}

export function useRenamePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api.PATCH('/api/auth/passkeys/{id}', { params: { path: { id } }, body: { name } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: secondStepKey }),
  });
}

export function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/auth/passkeys/{id}', { params: { path: { id } } }),
    // Its line is gone by the time that the list was read again.
    onSuccess: () => toast.success("Clé d'accès supprimée."),
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondStepKey }),
  });
}
