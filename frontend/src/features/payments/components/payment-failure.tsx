import type { Payment } from '@/api/types';
import { Alert } from '@/components/ui/alert';

type PaymentFailureProps = { title: string; failure: Payment['failure'] };

/** Why a payment failed, where the money is and what to do, in the server's words. */
export function PaymentFailure({ title, failure }: PaymentFailureProps) {
  return (
    <Alert tone="danger" title={title} className="w-full text-left">
      {failure && (
        <>
          <p className="mt-1">{failure.message}</p>
          <p className="mt-1">{failure.advice}</p>
        </>
      )}
    </Alert>
  );
}
