import { ApiError } from '@loka/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@/api/types';
import { operatorsQuery } from './api/get-operators';
import { paymentAttempt } from './payment-attempt';
import { useRefreshMoney } from './use-refresh-money';

/** Refused for good: nothing moved, and a corrected situation deserves a fresh answer. */
export const isRefusal = (error: Error) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'idempotency-key-running';

const isIncident = (error: Error) =>
  error instanceof ApiError && ['operator-incident', 'payouts-suspended'].includes(error.code);

/**
 * Gives an order that moves money, under the key of its attempt, and returns at once: the decision
 * is watched for ({@link paymentQuery}).
 *
 * @param send makes the call with the `Idempotency-Key` it is given
 */
export const useMoneyOrder = <Order>(
  purpose: Payment['purpose'],
  send: (order: Order, idempotencyKey: string) => Promise<Payment>,
) => {
  const refresh = useRefreshMoney();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => send(order, paymentAttempt.keyFor(purpose, order)),
    onSuccess: () => paymentAttempt.forget(purpose),
    onError: (error) => {
      if (isRefusal(error)) paymentAttempt.forget(purpose);
      // The screen was older than the incident.
      if (isIncident(error)) void queries.invalidateQueries(operatorsQuery);
    },
    // It is being verified from now on, its part of the wallet reserved; or the balance was older.
    onSettled: () => {
      refresh();
    },
  });
};
