import { formatFcfa } from '@loka/client';
import type { GatewayAnswer, Payment } from '../../api/types';
import { isPayout } from './payment-status';

/** Why the payment was left to the team. */
export function reasonForReview(payment: Payment): string {
  const { reviewReason, checkedForHours, amount, movedAmount } = payment;
  if (movedAmount !== null) {
    const verb = isPayout(payment) ? 'versé' : 'encaissé';
    return `L'opérateur dit avoir ${verb} ${formatFcfa(movedAmount)} au lieu de ${formatFcfa(amount)}.`;
  }
  switch (reviewReason) {
    case 'other_reference':
      return "L'opérateur a confirmé une autre référence\u00a0: la réponse parle d'un autre paiement.";
    case 'other_number':
      return "L'opérateur a confirmé un autre numéro\u00a0: la réponse parle d'un autre paiement.";
    default:
      return `L'opérateur n'a donné aucune réponse définitive en ${checkedForHours} heures.`;
  }
}

/** An answer of the operator, after its name. */
export const answerWords: Record<GatewayAnswer['status'], string> = {
  SUCCESS: 'réussi',
  FAILED: 'refusé, aucun argent déplacé',
  PENDING: 'encore en attente',
  AMBIGUOUS: 'incertain',
  NOT_FOUND: "ne connaît pas ce paiement (il peut le dire un moment d'un vrai paiement)",
  NOT_UNDERSTOOD: 'aucune réponse utilisable',
};

/** What the operator says of it now. */
export function answerInWords({ status, amount, fees, detail }: GatewayAnswer): string {
  const sum = amount === null ? '' : `, ${formatFcfa(amount)}`;
  const kept = fees ? `, dont ${formatFcfa(fees)} de frais pour Loka` : '';
  const raw = status === 'NOT_UNDERSTOOD' ? ` (${detail})` : '';
  return `${answerWords[status]}${sum}${kept}${raw}`;
}
