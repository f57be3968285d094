import { words } from '@loka/client';
import type { Payment } from '../../api/types';
import { withTones } from '../../components/status-chip';

export const paymentStatuses = withTones<Payment['status']>(words.paymentStatusNames, {
  review: 'bad',
  created: 'quiet',
  submitting: 'waiting',
  pending: 'waiting',
  unknown: 'waiting',
  succeeded: 'good',
  failed: 'bad',
});

export const purposes: Record<Payment['purpose'], string> = words.purposeNames;

/** Whether the money goes to the member's phone; otherwise it comes from it. */
export function isPayout({ purpose }: Pick<Payment, 'purpose'>): boolean {
  return purpose === 'withdrawal' || purpose === 'refund';
}

export const purposeChoices = Object.entries(purposes).map(([id, name]) => ({ id, name }));

const means: Readonly<Record<string, string>> = words.meansNames;

/** An operator that the console does not know yet shows as its code. */
export const operatorName = (code: string): string => means[code] ?? code;
