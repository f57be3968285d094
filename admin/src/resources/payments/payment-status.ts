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

export const purposes: Record<Payment['purpose'], string> = {
  rental: 'Location',
  extension: 'Prolongation',
  top_up: 'Dépôt',
  withdrawal: 'Retrait',
  refund: 'Renvoi au payeur',
};

/** Whether the money goes to the member's phone; otherwise it comes from it. */
export function isPayout({ purpose }: Pick<Payment, 'purpose'>): boolean {
  return purpose === 'withdrawal' || purpose === 'refund';
}

export const purposeChoices = Object.entries(purposes).map(([id, name]) => ({ id, name }));

const operators: Record<string, string> = {
  airtel: 'Airtel Money',
  moov: 'Moov Money',
  card: 'Carte bancaire',
  wallet: 'Portefeuille',
};

/** An operator that the console does not know yet shows as its code. */
export const operatorName = (code: string): string => operators[code] ?? code;
