import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Sends the signed-in user a new confirmation mail. */
export const useResendConfirmation = () =>
  useMutation({ mutationFn: () => api.POST('/api/auth/resend-confirmation') });
