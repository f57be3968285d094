import { randomUUID } from 'node:crypto';
import { Sql } from '../../src/platform/database/sql.js';
import { api, provided } from './api.js';
import { aStaffMember, type Person } from './factories.js';

export type Operator = 'airtel' | 'moov';

/** XAF: more than the tests of a file take out. */
const plenty = 100_000_000;

/** What payouts may still take at an operator, XAF. */
export async function floatOf(operator: Operator): Promise<number> {
  const [row] = await provided(Sql).$queryRaw<{ float: bigint }[]>`
    select operator_float(${operator}::"PaymentOperator") as float`;
  return Number(row?.float);
}

/** Puts a line of a statement to a second admin. */
export const proposePosting = (as: Person, line: object, headers = {}) =>
  api<{ approvalId: string }>('/api/admin/treasury/proposals', {
    as,
    headers,
    body: { reference: `R-${randomUUID()}`, reason: 'Relevé du jour', ...line },
  });

export const approve = (as: Person, id: string) =>
  api<{ status: string }>(`/api/admin/approvals/${id}/approve`, { method: 'POST', as });

/**
 * Books a line of a statement by two admins.
 *
 * @param admins of the test's own, when its books are to say how they became admins
 * @returns its id
 */
export async function book(line: object, admins?: readonly [Person, Person]): Promise<string> {
  const [proposer, approver] = admins ?? [await aStaffMember('admin'), await aStaffMember('admin')];
  const { body, status } = await proposePosting(proposer, line);
  if (status !== 202) throw new Error(`Not proposed: ${JSON.stringify(body)}`);
  const approved = await approve(approver, body.approvalId);
  if (approved.status !== 200) throw new Error(`Not approved: ${JSON.stringify(approved.body)}`);
  return body.approvalId;
}

/** Has Loka pay in what withdrawals may need: wallets of tests are filled by corrections, which bring no operator anything. */
export async function fillFloats(admins?: readonly [Person, Person]): Promise<void> {
  for (const operator of ['airtel', 'moov'] as const) {
    if ((await floatOf(operator)) < plenty / 2)
      await book({ kind: 'pay_in', operator, amount: plenty }, admins);
  }
}
