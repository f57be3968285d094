import { formatFcfa } from '@loka/client';
import type { GatewayAnswer, Payment } from '../../api/types';

/** Why the payment was left to the team. */
export function reasonForReview({ purpose, amount, movedAmount, events }: Payment): string {
  if (movedAmount !== null) {
    const verb = purpose === 'withdrawal' ? 'versé' : 'encaissé';
    return `L'opérateur dit avoir ${verb} ${formatFcfa(movedAmount)} au lieu de ${formatFcfa(amount)}.`;
  }
  const last = events.findLast(({ to }) => to === 'review')?.detail ?? '';
  if (last.startsWith('success of')) {
    return `La réponse de l'opérateur parle d'un autre paiement (${last.slice('success of '.length)}).`;
  }
  return "L'opérateur n'a donné aucune réponse définitive en 72 heures.";
}

const words: Record<GatewayAnswer['status'], string> = {
  SUCCESS: 'réussi',
  FAILED: 'refusé, aucun argent déplacé',
  PENDING: 'encore en attente',
  AMBIGUOUS: 'incertain',
  NOT_UNDERSTOOD: 'aucune réponse utilisable',
};

/** What the operator says of it now. */
export function answerInWords({ status, amount, detail }: GatewayAnswer): string {
  const sum = amount === null ? '' : `, ${formatFcfa(amount)}`;
  const raw = status === 'NOT_UNDERSTOOD' ? ` (${detail})` : '';
  return `${words[status]}${sum}${raw}`;
}
