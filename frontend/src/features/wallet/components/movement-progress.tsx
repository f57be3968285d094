import { CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PaymentProgress, type WatchedPayment } from '@/features/payments';

type MovementProgressProps = {
  paymentId: string;
  title: string;
  instruction: string;
  /** What to say of each end. */
  succeeded: (payment: WatchedPayment) => ReactNode;
  failed: ReactNode;
  late: ReactNode;
  onClose: () => void;
  onRetry: () => void;
};

/** A deposit or a withdrawal, from its request until it ends or takes too long to wait for. */
export function MovementProgress({
  paymentId,
  title,
  instruction,
  ...ends
}: MovementProgressProps) {
  return (
    <PaymentProgress paymentId={paymentId} title={title} instruction={instruction}>
      {(payment) => <MovementEnd payment={payment} {...ends} />}
    </PaymentProgress>
  );
}

type MovementEndProps = Omit<MovementProgressProps, 'paymentId' | 'title' | 'instruction'> & {
  payment: WatchedPayment;
};

/** How it ended, or where the money is while that is not known. */
function MovementEnd(props: MovementEndProps) {
  const { payment, succeeded, failed, late, onClose, onRetry } = props;
  if (payment.outcome === 'failed') {
    return (
      <>
        <Alert tone="danger" className="w-full text-left">
          {failed}
        </Alert>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Button variant="secondary" size="lg" onClick={onClose}>
            Fermer
          </Button>
          <Button size="lg" className="max-sm:order-first" onClick={onRetry}>
            Réessayer
          </Button>
        </div>
      </>
    );
  }
  const known = payment.outcome === 'succeeded';
  const Icon = known ? CircleCheck : Clock;
  return (
    <>
      <Icon
        size={64}
        strokeWidth={1.5}
        className={known ? 'text-lagoon-600' : 'text-sun-800'}
        aria-hidden
      />
      <div className="grid gap-2 text-pretty">{known ? succeeded(payment) : late}</div>
      <Button size="lg" block onClick={onClose}>
        Fermer
      </Button>
    </>
  );
}
