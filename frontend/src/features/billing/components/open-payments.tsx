import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { formatDateRange, formatFcfa } from '@/lib/format';
import { openPaymentsQuery } from '../api/list-open-payments';

/** Payments being verified; each becomes a rental, or is given back, without the visitor. */
export function OpenPayments() {
  const { data: payments = [] } = useQuery(openPaymentsQuery);
  const queryClient = useQueryClient();
  const counted = useRef(0);

  // One less means one decided: it may be a rental by now.
  useEffect(() => {
    if (payments.length < counted.current) {
      queryClient.invalidateQueries({ queryKey: ['rentals'] });
    }
    counted.current = payments.length;
  }, [payments.length, queryClient]);

  return payments.map((payment) => (
    <Alert key={payment.paymentId} tone="warning" title="Paiement en vérification">
      <p>
        {payment.itemTitle}, {formatDateRange(payment.startDate, payment.endDate)}
        {'\u00a0'}: {formatFcfa(payment.amount)}. La location apparaît ici dès que votre opérateur
        confirme.
      </p>
    </Alert>
  ));
}
