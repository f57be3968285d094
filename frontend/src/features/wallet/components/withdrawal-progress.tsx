import { formatFcfa } from '@loka/client';
import type { Payment } from '@/api/types';
import { MovementProgress } from './movement-progress';

type WithdrawalProgressProps = { payment: Payment; onClose: () => void; onRetry: () => void };

export function WithdrawalProgress({ payment, onClose, onRetry }: WithdrawalProgressProps) {
  const amount = formatFcfa(payment.amount);
  return (
    <MovementProgress
      paymentId={payment.paymentId}
      title="Retrait en cours..."
      instruction="Votre opérateur envoie l'argent sur votre téléphone. Vous n'avez rien à faire."
      succeeded={({ movedAmount }) => (
        <>
          <h2 className="text-2xl">Retrait réussi</h2>
          <p>{formatFcfa(movedAmount ?? payment.amount)} sont arrivés sur votre mobile money.</p>
        </>
      )}
      failed="Le retrait n'a pas abouti."
      late={
        <>
          <h2 className="text-2xl">Retrait en vérification</h2>
          <p>
            Votre opérateur n'a pas encore répondu, et nous continuons de l'interroger. Vos {amount}{' '}
            sont en sécurité : ils restent en transit jusqu'à sa réponse, puis arrivent sur votre
            téléphone ou reviennent sur votre solde. Ils ne peuvent pas partir deux fois.
          </p>
        </>
      }
      onClose={onClose}
      onRetry={onRetry}
    />
  );
}
