import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Changes the password with the token of the mail; every session of the account ends. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (order: { token: string; password: string }) =>
      api.POST('/api/auth/reset-password', { body: order }),
  });
