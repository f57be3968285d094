import { body } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Rental } from '@/api/types';
import { useRefreshMoney } from '@/features/payments';

/** The renter says the object is back. */
export function useDeclareReturn(rental: Rental, onDone: () => void) {
  const refresh = useRefreshMoney();
  return useMutation({
    mutationFn: () =>
      body(
        api.POST('/api/rentals/{id}/declare-return', {
          params: { path: { id: rental.id } },
          body: {},
        }),
      ),
    onSuccess: onDone,
    onSettled: refresh,
  });
}
