import { body } from '@loka/client';
import { api } from '@/api/client';
import type { ExtensionOrder, PaymentOrder } from '@/api/types';
import { useMoneyOrder } from '@/features/payments';

/** Orders the payment of a rental and returns at once: the decision is watched for. */
export const useStartPayment = () =>
  useMoneyOrder('rental', (order: PaymentOrder, key) =>
    body(
      api.POST('/api/payment', {
        params: { header: { 'Idempotency-Key': key, Prefer: 'respond-async' } },
        body: order,
      }),
    ),
  );

/** The same, of an accepted extension. */
export const useStartExtension = () =>
  useMoneyOrder('extension', (order: ExtensionOrder, key) =>
    body(
      api.POST('/api/payment/extension', {
        params: { header: { 'Idempotency-Key': key } },
        body: order,
      }),
    ),
  );
