import { env } from '../../backend/src/env.js';
import type { Payment } from '../../backend/src/platform/database/generated/client.js';

/** Has the simulated gateway remember a payment of the past; nothing when no gateway shows a book. */
export async function recordAtGateway(payment: Payment): Promise<void> {
  if (!env.GATEWAY_BOOK_URL) return;
  const response = await fetch(env.GATEWAY_BOOK_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      merchant_reference_id: payment.reference,
      type: 'PAYMENT',
      operator: env.GATEWAY_OPERATOR_AIRTEL,
      account: payment.operationAccount,
      customer_account_number: payment.phoneNumber,
      amount: payment.amount,
      created_at: payment.createdAt.toISOString(),
    }),
  });
  if (!response.ok) throw new Error(`The gateway's book: ${await response.text()}`);
}
