import { body } from '@loka/client';
import { api } from '@/api/client';
import type { TopUpOrder } from '@/api/types';
import { useMoneyOrder } from '@/features/payments';

/** Asks a phone for money, which goes into the wallet once its operator confirms. */
export const useStartTopUp = () =>
  useMoneyOrder('top_up', (order: TopUpOrder, key) =>
    body(
      api.POST('/api/wallet/top-ups', {
        params: { header: { 'Idempotency-Key': key } },
        body: order,
      }),
    ),
  );
