import type { ReadRows } from './read-history.js';

/** A line of the gateway simulator's book: what truly happened to one transaction. Amounts in XAF. */
export interface GatewayLine {
  merchant_reference_id: string;
  account: string;
  customer_account_number: string;
  asked_amount: number;
  amount: number;
  /** What the gateway keeps of it for itself. */
  fees: number;
  status: 'PENDING' | 'SUCCESS' | 'FAILED';
}

interface PaymentRow {
  reference: string;
  purpose: string;
  status: string;
  amount: number;
  settled: number;
  account: string;
  number: string;
}

/** @returns where our payments are not what the gateway's book says of them, a line each */
export async function compareWithGateway(
  rows: ReadRows,
  book: readonly GatewayLine[],
): Promise<string[]> {
  const payments = await rows<PaymentRow>(`
    select reference, purpose::text, status::text, amount,
      coalesce(settled_amount, amount) as settled, operation_account as account,
      phone_number as number
    from payments where amount > 0 order by reference`);
  const ours = new Map(payments.map((payment) => [payment.reference, payment]));
  const strangers = book
    .filter(({ merchant_reference_id: reference }) => !ours.has(reference))
    .map((line) => `Unknown to us: ${JSON.stringify(line)}`);
  return [...strangers, ...payments.flatMap((payment) => differencesOf(payment, book))];
}

function differencesOf(payment: PaymentRow, book: readonly GatewayLine[]): string[] {
  const lines = book.filter((line) => line.merchant_reference_id === payment.reference);
  if (lines.length > 1) return [`Sent ${lines.length} times: ${JSON.stringify(payment)}`];
  const [line] = lines;
  const isSettled = line?.status === 'SUCCESS';
  const expected = isSettled ? 'succeeded' : 'failed';
  const asked = `${payment.amount} ${payment.account} ${payment.number}`;
  const sent = line && `${line.asked_amount} ${line.account} ${line.customer_account_number}`;
  const problems: string[] = [];
  if (payment.status !== expected) problems.push(`should have ${expected}`);
  if (isSettled && line.amount !== payment.settled) problems.push(`settled ${line.amount} XAF`);
  if (sent && sent !== asked) problems.push(`was sent as ${sent}`);
  return problems.map((problem) => `${problem}: ${JSON.stringify(payment)}`);
}
