import { body } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Rental } from '@/api/types';
import { useRefreshMoney } from '@/features/payments';

/** The owner agrees that the object is back: the deposit goes to the renter. */
export function useConfirmReturn(rental: Rental, onDone: () => void) {
  const refresh = useRefreshMoney();
  return useMutation({
    mutationFn: () =>
      body(
        api.POST('/api/rentals/{id}/confirm-return', {
          params: {
            path: { id: rental.id },
            header: { 'Idempotency-Key': `${rental.id}:confirm-return` },
          },
        }),
      ),
    onSuccess: onDone,
    onSettled: refresh,
  });
}
