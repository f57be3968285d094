import { body } from '@loka/client';
import { api } from '@/api/client';
import type { RefundOrder } from '@/api/types';
import { useMoneyOrder } from '@/features/payments';

/** Sends money that was refunded back to the number that paid it. */
export const useStartRefund = () =>
  useMoneyOrder('refund', (order: RefundOrder, key) =>
    body(
      api.POST('/api/wallet/refunds', {
        params: { header: { 'Idempotency-Key': key } },
        body: order,
      }),
    ),
  );
