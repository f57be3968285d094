import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '@/features/account';

/** Asks again for all that a rental's move changes: rentals, taken days, wallet and balance. */
export function useRefreshRentals() {
  const queryClient = useQueryClient();
  const { refetchUser } = useAuth();
  return () =>
    Promise.all([
      ...['rentals', 'items', 'wallet'].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
      refetchUser(),
    ]);
}
