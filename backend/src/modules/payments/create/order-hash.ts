import { createHash } from 'node:crypto';

/** What a payment is for, how it is paid, and until when its payer is waited for: none of it ever changes. */
export interface PaymentOrder {
  id: string;
  userId: string;
  purpose: string;
  itemId?: string | null;
  startDate?: Date | string | null;
  endDate?: Date | string | null;
  pieces?: number;
  priceUnit?: string | null;
  rent?: number;
  deliveryFee?: number;
  securityDeposit?: number;
  fulfilment?: string;
  meetingPointId?: string | null;
  contractVersion?: number | null;
  changeId?: string | null;
  operator: string;
  operationAccount: string;
  phoneNumber: string;
  amount: number;
  walletAmount?: number;
  notes?: string;
  expiresAt: Date;
}

/** SHA-256 of an order: the audit computes it from the stored payment, and compares. */
export function orderHash(order: PaymentOrder): string {
  const { pieces = 1, rent = 0, deliveryFee = 0, securityDeposit = 0, walletAmount = 0 } = order;
  const { fulfilment = 'pickup', notes = '' } = order;
  const parts = [
    ...[order.id, order.userId, order.purpose, order.itemId].map(small),
    ...[dayOf(order.startDate), dayOf(order.endDate), pieces, order.priceUnit],
    ...[rent, deliveryFee, securityDeposit, fulfilment, small(order.meetingPointId)],
    ...[order.contractVersion, small(order.changeId), order.operator, order.operationAccount],
    ...[order.phoneNumber, order.amount, walletAmount, order.expiresAt.getTime(), notes],
  ];
  return createHash('sha256')
    .update(parts.map((part) => `${part ?? ''}`).join('|'))
    .digest('hex');
}

/** As the database writes ids. */
const small = (id: string | null | undefined) => id?.toLowerCase();

/** The day of a date without a time. */
function dayOf(date: Date | string | null | undefined): string | undefined {
  return date ? new Date(date).toISOString().slice(0, 10) : undefined;
}
