import { useQuery } from '@tanstack/react-query';
import { Alert } from '@/components/ui/alert';
import { PushOffer } from '@/features/notifications';
import { paymentQuery } from '@/features/payments';
import { wordsOf } from '../purpose-words';
import { PaidRecap } from './paid-recap';

/** The recap of the payment that has just made a request or extended a rental, as the page before showed it briefly. */
export function PaidRequest({ id }: { id: string }) {
  const { data: payment } = useQuery(paymentQuery(id));
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
