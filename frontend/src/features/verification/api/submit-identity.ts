import { body, type paths } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { useAuth } from '@/features/account';
import { verificationKey } from './get-verification';

type Order = paths['/api/verify']['put']['requestBody']['content']['application/json'];
export type IdentityType = Order['type'];

/**
 * Sends the identity for verification; the pictures are ids of uploads.
 *
 * @param onDone called before the user is asked for again, which takes the form off the screen
 */
export function useSubmitIdentity(onDone: () => void) {
  const { user, refetchUser } = useAuth();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (order: Omit<Order, 'userId'>) =>
      body(api.PUT('/api/verify', { body: { userId: user?.id ?? '', ...order } })),
    onSuccess: onDone,
    onSettled: () =>
      Promise.all([refetchUser(), queryClient.invalidateQueries({ queryKey: verificationKey })]),
  });
}
