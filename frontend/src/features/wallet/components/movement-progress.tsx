import { CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import {
  CheckNowButton,
  Fact,
  otherAmount,
  PaymentFacts,
  PaymentFailure,
  PaymentProgress,
  retryLabel,
  type WatchedPayment,
} from '@/features/payments';

type MovementProgressProps = {
  paymentId: string;
  title: string;
  instruction: string;
  /** What to say of each end. */
  succeeded: (payment: WatchedPayment) => ReactNode;
  failed: string;
  late: ReactNode;
  onClose: () => void;
  onRetry: () => void;
};

/** A deposit, a withdrawal or a refund sent back, from its request until it ends or takes too long to wait for. */
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
        <PaymentFailure title={failed} failure={payment.failure} />
        <PaymentFacts payment={payment}>
          <Fact name="Référence">{payment.reference}</Fact>
        </PaymentFacts>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Button variant="secondary" size="lg" onClick={onClose}>
            Fermer
          </Button>
          <Button size="lg" className="max-sm:order-first" onClick={onRetry}>
            {payment.purpose === 'top_up' ? retryLabel(payment) : 'Réessayer'}
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
      <div className="grid gap-2 text-pretty">
        {known ? succeeded(payment) : (otherAmountOf(payment) ?? late)}
      </div>
      <PaymentFacts payment={payment}>
        <Fact name="Référence">{payment.reference}</Fact>
      </PaymentFacts>
      <div className="flex w-full flex-wrap justify-center gap-3">
        <Button size="lg" block onClick={onClose}>
          Fermer
        </Button>
        {!known && payment.status !== 'review' && <CheckNowButton paymentId={payment.paymentId} />}
      </div>
    </>
  );
}

/** Where the money is when another amount came, or went, than was asked. */
function otherAmountOf(payment: WatchedPayment): ReactNode {
  const other = otherAmount(payment);
  if (!other) return null;
  const isDeposit = payment.purpose === 'top_up';
  return (
    <>
      <h2 className="text-2xl">{other.title}</h2>
      <p>
        Votre opérateur dit avoir versé {other.moved}. L'équipe Loka vérifie auprès de lui et décide
        {'\u00a0'}: {isDeposit ? 'ce qui est arrivé est' : "ce qui n'a pas été versé revient"} dans
        votre portefeuille. Un mail vous prévient dès la décision.
      </p>
    </>
  );
}
