import { useMutation } from '@tanstack/react-query';
import { api, body } from '@/api/client';
import { ApiError } from '@/api/problem';
import type { PaymentOrder } from '@/api/types';
import { paymentAttempt } from '../payment-attempt';

/** Refused for good: nothing was charged, and a corrected situation deserves a fresh answer. */
const isRefusal = (error: Error) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'idempotency-key-running';

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
    onError: (error) => {
      if (isRefusal(error)) paymentAttempt.forget();
    },
  });
