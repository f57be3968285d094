import { body } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Rental } from '@/api/types';
import { useRefreshMoney } from '@/features/payments';
import { useToldRefusal } from '../use-told-refusal';

type Status = 'acceptée' | 'refusée' | 'annulée';

/**
 * Accepts, refuses or cancels. A rental makes each of these moves once, so rental and status are
 * the idempotency key, with the refund that was shown: a repeated call moves the money once.
 *
 * @param onDone called before the lists are asked again, which may take the caller off the screen
 * @param shownRefund XAF that a cancellation was said to give back; the server refuses when it is another by then
 */
export function useUpdateStatus(
  rental: Rental,
  onDone: (status: Status) => void,
  shownRefund?: number,
) {
  const refresh = useRefreshMoney();
  const told = useToldRefusal();
  return useMutation({
    ...told,
    mutationFn: (status: Status) => {
      const key = [rental.id, status, shownRefund].filter((part) => part !== undefined).join(':');
      return body(
        api.PUT('/api/rentals/update-status', {
          params: { header: { 'Idempotency-Key': key } },
          body: { rental_id: rental.id, status, expected_refund: shownRefund },
        }),
      );
    },
    onSuccess: (_, status) => onDone(status),
    onSettled: () => void refresh(),
  });
}
