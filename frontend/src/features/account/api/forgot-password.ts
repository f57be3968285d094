import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Sends a mail to choose a new password; the answer never reveals whether the account exists. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (email: string) => api.POST('/api/auth/forgot-password', { body: { email } }),
  });
