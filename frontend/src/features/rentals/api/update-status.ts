import { body } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Rental } from '@/api/types';
import { useRefreshMoney } from '@/features/payments';

type Status = 'acceptée' | 'refusée' | 'annulée';

/**
 * Accepts, refuses or cancels. A rental makes each of these moves once, so rental and status are
 * the idempotency key: a repeated call moves the money once.
 *
 * @param onDone called before the lists are asked again, which may take the caller off the screen
 */
export function useUpdateStatus(rental: Rental, onDone: (status: Status) => void) {
  const refresh = useRefreshMoney();
  return useMutation({
    mutationFn: (status: Status) =>
      body(
        api.PUT('/api/rentals/update-status', {
          params: { header: { 'Idempotency-Key': `${rental.id}:${status}` } },
          body: { rental_id: rental.id, status },
        }),
      ),
    onSuccess: (_, status) => onDone(status),
    onSettled: () => void refresh(),
  });
}
