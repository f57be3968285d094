import type { Client } from './client.js';
import type { Fixtures } from './fixtures.js';

/** An admin decides something about a payment; a second one approves it when it waits for that. @returns the last status */
export async function decideByHand(
  client: Client,
  { admin, otherAdmins }: Fixtures,
  path: string,
  body: object,
): Promise<number> {
  const call = { as: admin, body };
  const answer = await client.mutate<{ waiting: { approvalId: string }[] }>(path, call);
  const [waiting] = answer.status === 200 ? answer.body.waiting : [];
  if (!waiting) return answer.status;
  const [second] = otherAdmins;
  if (!second) throw new Error('There is no second admin');
  const approval = `/api/admin/approvals/${waiting.approvalId}/approve`;
  return (await client.mutate(approval, { as: second, body: {} })).status;
}
