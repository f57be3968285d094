import { formatFcfa } from '@loka/client';
import type { Payment } from '@/api/types';
import { MovementProgress } from './movement-progress';

type DepositProgressProps = { payment: Payment; onClose: () => void; onRetry: () => void };

export function DepositProgress({ payment, onClose, onRetry }: DepositProgressProps) {
  const amount = formatFcfa(payment.amount);
  return (
    <MovementProgress
      paymentId={payment.paymentId}
      title="Dépôt en cours..."
      instruction="Une demande arrive sur votre téléphone. Validez-la avec votre code secret."
      succeeded={({ movedAmount }) => (
        <>
          <h2 className="text-2xl">Dépôt réussi</h2>
          <p>{formatFcfa(movedAmount ?? payment.amount)} ont été ajoutés à votre solde.</p>
        </>
      )}
      failed="Le dépôt n'a pas abouti."
      late={
        <>
          <h2 className="text-2xl">Dépôt en vérification</h2>
          <p>
            Votre opérateur n'a pas encore répondu, et nous continuons de l'interroger. Si vos{' '}
            {amount} ont été débités, ils seront ajoutés à votre solde dès qu'il le confirme.
            Inutile de recommencer{'\u00a0'}: votre portefeuille montre ce dépôt « en vérification »
            jusque-là.
          </p>
        </>
      }
      onClose={onClose}
      onRetry={onRetry}
    />
  );
}
