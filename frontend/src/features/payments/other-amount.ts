import { formatFcfa } from '@loka/client';
import type { Payment } from '@/api/types';

/** What to say while staff decide about a payment of which another amount came, or went; null for others. */
export function otherAmount({
  status,
  amount,
  movedAmount,
}: Pick<Payment, 'status' | 'amount' | 'movedAmount'>): { title: string; moved: string } | null {
  if (status !== 'review' || movedAmount === null) return null;
  const isMore = movedAmount > amount;
  return {
    title: isMore ? 'Montant différent' : 'Paiement incomplet',
    moved: `${formatFcfa(movedAmount)} ${isMore ? 'au lieu des' : 'sur les'} ${formatFcfa(amount)} demandés`,
  };
}
