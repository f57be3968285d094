import { compareBalances } from './compare-balances.js';
import { expectedBalances } from './expected-balances.js';
import type { GatewayLine } from './gateway-book.js';
import { operatorOfAccount } from './phones.js';
import { type ReadRows, readBalances, readRentals } from './read-history.js';
import type { Told } from './told.js';

/** @returns where the books owe somebody another amount than the independent model, a line each */
export async function compareWithModel(
  rows: ReadRows,
  book: readonly GatewayLine[],
  told: Told,
): Promise<string[]> {
  const payments = await rows<{ id: string; reference: string; rentalId: string | null }>(
    'select id, reference, rental_id as "rentalId" from payments order by created_at, id',
  );
  const deleted = await rows<{ id: string }>('select id from users where deleted_at is not null');
  const made = new Map(told.payments.map((payment) => [payment.id, payment]));
  const { balances, problems } = expectedBalances({
    corrections: told.corrections,
    treasury: told.treasury,
    undone: told.undone,
    deleted: deleted.map(({ id }) => id),
    payments: payments.flatMap(({ id, ...known }) => {
      const payment = made.get(id);
      return payment ? { ...payment, ...known } : [];
    }),
    book: book.map((line) => ({
      reference: line.merchant_reference_id,
      number: line.customer_account_number,
      operator: operatorOfAccount(line.account).name,
      status: line.status,
      amount: line.amount,
      fees: line.fees,
    })),
    rentals: await readRentals(rows),
  });
  return [...problems, ...compareBalances(balances, await readBalances(rows))];
}
