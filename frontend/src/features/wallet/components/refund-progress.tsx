import { formatFcfa } from '@loka/client';
import type { Payment } from '@/api/types';
import { MovementProgress } from './movement-progress';

type RefundProgressProps = {
  payment: Payment;
  /** As people read it. */
  number: string;
  onClose: () => void;
  onRetry: () => void;
};

export function RefundProgress({ payment, number, onClose, onRetry }: RefundProgressProps) {
  const amount = formatFcfa(payment.amount);
  return (
    <MovementProgress
      paymentId={payment.paymentId}
      title="Remboursement en route..."
      instruction="Votre opérateur envoie l'argent au numéro qui a payé. Vous n'avez rien à faire."
      succeeded={({ movedAmount }) => (
        <>
          <h2 className="text-2xl">Remboursement arrivé</h2>
          <p>
            {formatFcfa(movedAmount ?? payment.amount)} sont arrivés au {number}.
          </p>
        </>
      )}
      failed="Le remboursement n'est pas parti."
      late={
        <>
          <h2 className="text-2xl">Remboursement en vérification</h2>
          <p>
            Votre opérateur n'a pas encore répondu, et nous continuons de l'interroger. Vos {amount}{' '}
            sont en sécurité&nbsp;: ils arrivent au {number}, ou reviennent sur votre solde. Ils ne
            peuvent pas partir deux fois.
          </p>
        </>
      }
      onClose={onClose}
      onRetry={onRetry}
    />
  );
}
