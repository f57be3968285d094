import { body } from '@loka/client';
import { api } from '@/api/client';
import type { WithdrawalOrder } from '@/api/types';
import { useMoneyOrder } from '@/features/payments';

/** Sends money from the wallet to one of the member's own numbers. */
export const useStartWithdrawal = () =>
  useMoneyOrder('withdrawal', (order: WithdrawalOrder, key) =>
    body(
      api.POST('/api/wallet/withdrawals', {
        params: { header: { 'Idempotency-Key': key } },
        body: order,
      }),
    ),
  );
