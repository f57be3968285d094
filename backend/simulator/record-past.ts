import type { Transaction } from './book.js';
import type { PastTransaction } from './requests.js';
import type { Simulator } from './simulator.js';

/**
 * Adds a past transaction to the book, settled as its number says and with its callbacks sent. An
 * existing merchant reference is left as it is.
 */
export async function recordPast(
  { book, clock }: Simulator,
  { amount, fees, ...past }: PastTransaction,
): Promise<Transaction> {
  const existing = book.find(past.merchant_reference_id);
  if (existing) return existing;
  const transaction = await book.open({
    ...past,
    asked_amount: amount,
    past_fees: fees,
    owner_charge: 'MERCHANT',
    callback_url_code: '',
    opened_at: clock.now() - (Date.now() - Date.parse(past.created_at)),
  });
  for (let copy = 0; copy < (transaction.behaviour.callback?.copies ?? 0); copy++)
    await book.recordCallback(transaction, 'acknowledged');
  return transaction;
}
