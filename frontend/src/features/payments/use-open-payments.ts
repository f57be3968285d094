import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OpenPayment } from '@/api/types';
import { isUndecided, openPaymentsQuery } from './api/list-open-payments';
import { useRefreshMoney } from './use-refresh-money';

/**
 * The visitor's payments of some kind that are not decided yet, failed of late, or came back.
 * When one is decided, all that it changed is asked for again.
 */
export function useOpenPayments(belongs: (payment: OpenPayment) => boolean): OpenPayment[] {
  const { data } = useQuery(openPaymentsQuery);
  const refresh = useRefreshMoney();
  const payments = data?.filter(belongs) ?? [];
  const undecided = payments.filter(isUndecided).length;
  const counted = useRef(0);

  // One less means one decided: it may be a rental by now, or a balance.
  useEffect(() => {
    if (undecided < counted.current) refresh();
    counted.current = undecided;
  }, [undecided, refresh]);

  return payments;
}
