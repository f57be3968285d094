import type { Payment } from '../../platform/database/generated/client.js';
import type { Order } from '../mobile-money/index.js';
import type { PaymentPurpose } from './domain/payment-postings.js';

const orderOfPurpose: Record<PaymentPurpose, Pick<Order, 'direction' | 'product'>> = {
  rental: { direction: 'collect', product: 'LOCATION' },
  extension: { direction: 'collect', product: 'PROLONGATION' },
  top_up: { direction: 'collect', product: 'DEPOT' },
  withdrawal: { direction: 'payout', product: 'RETRAIT' },
  refund: { direction: 'payout', product: 'REMBOURSEMENT' },
};

/** The order that the gateway gets for a payment. */
export function gatewayOrderOf(payment: Payment): Order {
  const { purpose, reference, amount, operator, operationAccount, phoneNumber } = payment;
  return { ...orderOfPurpose[purpose], reference, amount, operator, operationAccount, phoneNumber };
}
