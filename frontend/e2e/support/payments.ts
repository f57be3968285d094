import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { query } from './database.js';
import { password } from './people.js';

/**
 * Has a member top up by a number that pays half of the amount, and waits until the payment is left
 * to the team.
 *
 * @param amount XAF
 * @returns the payment's reference
 */
export async function topUpInReview(
  request: APIRequestContext,
  address: string,
  amount: number,
): Promise<string> {
  const signIn = await request.post('/api/auth/sign-in', { data: { email: address, password } });
  const { token } = (await signIn.json()) as { token: string };
  const topUp = await request.post('/api/wallet/top-ups', {
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      prefer: 'respond-async',
    },
    data: { amount, phoneNumber: '077000013', operationAccountCode: 'ACC_AIRTEL' },
  });
  const { paymentId } = (await topUp.json()) as { paymentId: string };
  const payment = async () => {
    const sql = 'select reference, status from payments where id = $1';
    const [row] = await query<{ reference: string; status: string }>(sql, [paymentId]);
    return row;
  };
  await expect.poll(async () => (await payment())?.status).toBe('review');
  return (await payment())?.reference ?? '';
}
