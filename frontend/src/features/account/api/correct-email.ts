import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';
import { useAuth } from '../auth';

/** Changes the address that is not confirmed yet; the link is mailed to the new one. */
export function useCorrectEmail() {
  const { refetchUser } = useAuth();
  return useMutation({
    mutationFn: (email: string) => api.PUT('/api/auth/email', { body: { email } }),
    onSuccess: refetchUser,
  });
}
