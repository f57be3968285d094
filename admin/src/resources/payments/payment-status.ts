import type { Payment } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const paymentStatuses: Record<Payment['status'], Status> = {
  review: { label: 'À examiner', tone: 'bad' },
  created: { label: 'Créé', tone: 'quiet' },
  submitting: { label: 'Envoi', tone: 'waiting' },
  pending: { label: 'En attente', tone: 'waiting' },
  unknown: { label: 'Incertain', tone: 'waiting' },
  succeeded: { label: 'Réussi', tone: 'good' },
  failed: { label: 'Échoué', tone: 'bad' },
};

const operators: Record<string, string> = {
  airtel: 'Airtel Money',
  moov: 'Moov Money',
  card: 'Carte bancaire',
};

/** An operator that the console does not know yet shows as its code. */
export const operatorName = (code: string): string => operators[code] ?? code;
