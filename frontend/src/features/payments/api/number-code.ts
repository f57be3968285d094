import { body } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';

/** How the holder of a number that refused payments lets this account charge it again. */
export const useNumberCode = (phoneNumber: string) => ({
  ask: useMutation({
    mutationFn: () => body(api.POST('/api/payment/number/code', { body: { phoneNumber } })),
  }),
  confirm: useMutation({
    mutationFn: (code: string) =>
      body(api.POST('/api/payment/number/confirm', { body: { phoneNumber, code } })),
  }),
});
