import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Uses the link of the mail that confirms a number. */
export function useConfirmNumber() {
  return useMutation({
    mutationFn: async (token: string) => {
      await api.POST('/api/wallet/numbers/confirm', { body: { token } });
    },
  });
}
