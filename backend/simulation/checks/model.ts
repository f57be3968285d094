import { compareBalances } from '../../histories/compare-balances.js';
import { expectedBalances } from '../../histories/expected-balances.js';
import { readBalances, readRentals } from '../../histories/read-history.js';
import type { GatewayLine } from '../boundary/gateway.js';
import type { Server } from '../database/server.js';
import type { Told } from '../members/told.js';

/** @returns where the books owe somebody another amount than the independent model, a line each */
export async function compareWithModel(
  server: Server,
  book: GatewayLine[],
  told: Told,
): Promise<string[]> {
  const rows = server.rows.bind(server);
  const payments = await rows<{ id: string; reference: string; rentalId: string | null }>(
    'select id, reference, rental_id as "rentalId" from payments order by id',
  );
  const known = new Map(payments.map((payment) => [payment.id, payment]));
  const { balances, problems } = expectedBalances({
    corrections: told.corrections,
    payments: told.payments.map((payment) => ({
      ...payment,
      reference: known.get(payment.id)?.reference ?? '',
      rentalId: known.get(payment.id)?.rentalId ?? null,
    })),
    book: book.map((line) => ({
      reference: line.merchant_reference_id,
      status: line.status,
      amount: line.amount,
      fees: 0,
    })),
    rentals: await readRentals(rows),
  });
  return [...problems, ...compareBalances(balances, await readBalances(rows))];
}
