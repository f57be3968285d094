import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { PushOffer } from '@/features/notifications';
import { paymentQuery } from '@/features/payments';
import { wordsOf } from '../purpose-words';
import { PaidRecap } from './paid-recap';

/** In the address of the rentals: the payment that has just led there. */
export const PAID_PARAM = 'paiement';

/** The recap of the payment that has just made a request or extended a rental, as the page before showed it briefly. */
export function PaidRequest() {
  const [query] = useSearchParams();
  const id = query.get(PAID_PARAM);
  const { data: payment } = useQuery({ ...paymentQuery(id ?? ''), enabled: id !== null });
  if (payment?.outcome !== 'succeeded') return null;
  return (
    <>
      <Alert tone="success" title={wordsOf(payment).done}>
        <div className="mt-3">
          <PaidRecap payment={payment} />
        </div>
      </Alert>
      {payment.answer_by && <PushOffer when="quand le propriétaire répond" />}
    </>
  );
}
