import { CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { WatchedPayment } from '@/features/payments';

type MovementEndProps = {
  payment: WatchedPayment;
  /** What to say of each end. */
  succeeded: ReactNode;
  failed: ReactNode;
  late: ReactNode;
  onClose: () => void;
  onRetry: () => void;
};

/** How a deposit or a withdrawal ended, or where the money is while that is not known. */
export function MovementEnd(props: MovementEndProps) {
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
      <div className="grid gap-2 text-pretty">{known ? succeeded : late}</div>
      <Button size="lg" block onClick={onClose}>
        Fermer
      </Button>
    </>
  );
}
