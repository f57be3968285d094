import type { ReconciliationReport } from '../../api/types';
import type { Status } from '../../components/status-chip';

export type Difference = ReconciliationReport['differences'][number];

/** How a comparison ended. */
export function outcomeOf({ differences, compared, unanswered }: ReconciliationReport): Status {
  const { length } = differences;
  if (length > 0) return { label: `${length} ${length > 1 ? 'écarts' : 'écart'}`, tone: 'bad' };
  if (compared === 0 && unanswered > 0) return { label: 'Opérateur muet', tone: 'waiting' };
  return { label: 'Aucun écart', tone: 'good' };
}

export const differenceNames: Record<Difference['kind'], string> = {
  'succeeded-here-only': 'Confirmé chez nous seulement',
  'failed-here-only': 'Refusé chez nous seulement',
  'other-amount': 'Montants différents',
  'other-fees': 'Frais différents ou illisibles',
  'in-review': 'À décider',
  'undecided-for-long': "Sans décision depuis plus d'une heure",
};

/** What the operator said of a payment for which it gave no answer. */
export const silences: Record<
  ReconciliationReport['unansweredPayments'][number]['answer'],
  string
> = {
  NOT_FOUND: 'Ne connaît pas ce paiement',
  AMBIGUOUS: 'Réponse incertaine',
  NOT_UNDERSTOOD: 'Aucune réponse utilisable',
};

export const gatewayStatuses: Record<NonNullable<Difference['gatewayStatus']>, string> = {
  SUCCESS: 'Réussi',
  FAILED: 'Refusé',
  PENDING: 'En attente',
  NOT_FOUND: 'Inconnu depuis deux nuits',
};
