import { useMutation } from '@tanstack/react-query';
import { api, body } from '@/api/client';
import type { PaymentOrder } from '@/api/types';
import { paymentAttempt } from '../payment-attempt';

/** Orders the payment and returns at once: the decision is polled for. */
export const useStartPayment = () =>
  useMutation({
    mutationFn: (order: PaymentOrder) =>
      body(
        api.POST('/api/payment', {
          params: {
            header: { 'Idempotency-Key': paymentAttempt.keyFor(order), Prefer: 'respond-async' },
          },
          body: order,
        }),
      ),
  });
