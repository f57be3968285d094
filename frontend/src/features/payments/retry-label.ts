import type { Payment } from '@/api/types';

/** What the next try is for, on the button that leads to it. */
export function retryLabel({ failure }: Payment): string {
  switch (failure?.reason) {
    case 'wrong_number':
      return 'Corriger le numéro';
    case 'insufficient_funds':
    case 'amount_out_of_limits':
      return 'Payer autrement';
    default:
      return 'Réessayer';
  }
}
