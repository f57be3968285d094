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
  /** XAF that came after it had failed; null while none did. */
  late: number | null;
  account: string;
  number: string;
}

/** @returns where our payments are not what the gateway's book says of them, a line each */
export async function compareWithGateway(
  rows: ReadRows,
  book: readonly GatewayLine[],
): Promise<string[]> {
  const payments = await rows<PaymentRow>(`
    select reference, purpose::text,
      case when righted.amount = 0 then 'failed' else status::text end as status, payments.amount,
      coalesce(righted.amount, settled_amount, payments.amount) as settled, operation_account as account,
      phone_number as number, (
        select sum(e.amount) filter (where e.amount > 0)::int from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        where t.idempotency_key = 'payment:' || payments.id || ':late') as late
    from payments
    left join lateral (
      select settled_after as amount from payment_rightings
      where payment_id = payments.id order by at desc limit 1) as righted on true
    where payments.amount > 0 order by reference`);
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
  const expected = isSettled && payment.late === null ? 'succeeded' : 'failed';
  const settled = payment.late ?? payment.settled;
  const asked = `${payment.amount} ${payment.account} ${payment.number}`;
  const sent = line && `${line.asked_amount} ${line.account} ${line.customer_account_number}`;
  const problems: string[] = [];
  if (payment.status !== expected) problems.push(`should have ${expected}`);
  if (!isSettled && payment.late !== null) problems.push(`has late money of which nothing came`);
  if (isSettled && line.amount !== settled) problems.push(`settled ${line.amount} XAF`);
  if (sent && sent !== asked) problems.push(`was sent as ${sent}`);
  return problems.map((problem) => `${problem}: ${JSON.stringify(payment)}`);
}

/** What came of a payment after it had failed. */
export interface LateMoney {
  /** Of the payment. */
  id: string;
  /** XAF. */
  movedAmount: number;
}

/** @returns what came by the gateway's book of payments that have failed here, and nobody has recorded yet */
export async function findLateMoney(
  rows: ReadRows,
  book: readonly GatewayLine[],
): Promise<LateMoney[]> {
  const failed = await rows<{ id: string; reference: string }>(`
    select id, reference from payments p
    where status = 'failed' and amount > 0 and not exists (
      select from ledger_transactions where idempotency_key = 'payment:' || p.id || ':late')
    order by created_at, id`);
  const lines = new Map(book.map((line) => [line.merchant_reference_id, line]));
  return failed.flatMap(({ id, reference }) => {
    const line = lines.get(reference);
    return line?.status === 'SUCCESS' ? [{ id, movedAmount: line.amount }] : [];
  });
}
