import { body, type paths, signWithPasskey } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Proves once more who is signed in; good for ten minutes. */
export const useReauthenticate = () =>
  useMutation({
    mutationFn: async (proof: Proof | 'passkey') => {
      const shown = proof === 'passkey' ? { passkey: await ownPasskey() } : proof;
      return api.POST('/api/auth/reauthenticate', { body: shown });
    },
  });

type Proof =
  paths['/api/auth/reauthenticate']['post']['requestBody']['content']['application/json'];

const ownPasskey = async () =>
  signWithPasskey(await body(api.POST('/api/auth/reauthenticate/passkey-options')));
