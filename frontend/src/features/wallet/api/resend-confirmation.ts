import { body } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Mails another link to confirm a number; the one before stops working. */
export const useResendConfirmation = (id: string) =>
  useMutation({
    mutationFn: () =>
      body(api.POST('/api/wallet/numbers/{id}/resend', { params: { path: { id } } })),
  });
