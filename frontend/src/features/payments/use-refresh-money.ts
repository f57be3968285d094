import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAuth } from '@/features/account';

const TOUCHED = [['rentals'], ['items'], ['wallet'], ['payment', 'open']];

/**
 * Asks again for all that money changes when it moves: rentals, taken days, the wallet, what is
 * being verified, and the balance in the header.
 */
export function useRefreshMoney() {
  const queryClient = useQueryClient();
  const { refetchUser } = useAuth();
  return useCallback(
    () =>
      Promise.all([
        ...TOUCHED.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        refetchUser(),
      ]),
    [queryClient, refetchUser],
  );
}
