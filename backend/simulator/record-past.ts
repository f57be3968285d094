import type { Transaction } from './book.js';
import type { PastTransaction } from './requests.js';
import type { Simulator } from './simulator.js';

/**
 * Puts a transaction of the past into the book, as settled as its number says, and its callbacks as
 * done. One whose merchant reference the book has already is left as it is.
 */
export async function recordPast(
  { book, clock }: Simulator,
  { amount, ...past }: PastTransaction,
): Promise<Transaction> {
  const known = book.find(past.merchant_reference_id);
  if (known) return known;
  const transaction = await book.open({
    ...past,
    asked_amount: amount,
    owner_charge: 'MERCHANT',
    callback_url_code: '',
    opened_at: clock.now() - (Date.now() - Date.parse(past.created_at)),
  });
  for (let copy = 0; copy < (transaction.behaviour.callback?.copies ?? 0); copy++)
    await book.recordCallback(transaction, 'acknowledged');
  return transaction;
}
