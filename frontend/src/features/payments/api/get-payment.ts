import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { isFinal } from '@/api/problem';
import type { Payment } from '@/api/types';

const FAST_MS = 2000;
const SLOW_MS = 10_000;

/**
 * - `processing`: the operator has been asked, the countdown runs
 * - `refunded`: a rental paid so late that its dates were gone; the money is in the wallet
 * - `late`: the countdown is over, or the team decides; the money may still arrive
 */
export type PaymentOutcome = 'processing' | 'succeeded' | 'refunded' | 'failed' | 'late';

export type WatchedPayment = Payment & { left: number; outcome: PaymentOutcome };

function outcomeOf(payment: Payment, secondsLeft: number): PaymentOutcome {
  const { code } = payment.paymentResponse;
  if (code === 200 && paysForRental(payment) && !payment.rental_id) return 'refunded';
  if (code === 200) return 'succeeded';
  if (code === 402) return 'failed';
  return secondsLeft > 0 && payment.status !== 'review' ? 'processing' : 'late';
}

/** By the server's clock: a phone's own is often minutes off. */
function secondsLeft(payment: Payment, response: Response): number {
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return Math.max(0, Math.round((Date.parse(payment.expiresAt) - now) / 1000));
}

/** Asks every 2 seconds during the countdown, then more slowly, until the payment is decided; slowly too while nothing was answered. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payment', id],
    queryFn: async ({ signal }): Promise<WatchedPayment> => {
      const { data, response } = await api.GET('/api/payment/{id}', {
        params: { path: { id } },
        signal,
      });
      const payment = data as Payment;
      const left = secondsLeft(payment, response);
      return { ...payment, left, outcome: outcomeOf(payment, left) };
    },
    refetchInterval: ({ state }) => {
      if (!state.data) return state.error && isFinal(state.error) ? false : SLOW_MS;
      const { outcome } = state.data;
      if (outcome === 'processing') return FAST_MS;
      return outcome === 'late' ? SLOW_MS : false;
    },
    staleTime: 0,
  });

/** Whether it makes a rental, or extends one. */
export const paysForRental = ({ purpose }: Pick<Payment, 'purpose'>): boolean =>
  purpose === 'rental' || purpose === 'extension';
