import { findLateMoney } from '../model/gateway-book.js';
import type { Told } from '../model/told.js';
import { decideByHand } from './by-hand.js';
import type { Client } from './client.js';
import type { Cluster } from './cluster.js';
import type { Fixtures } from './fixtures.js';

/** An admin records what came, by the gateway's book, of payments that had failed. */
export async function recordLateMoney(
  { database, gateway }: Cluster,
  client: Client,
  fixtures: Fixtures,
  told: Told,
): Promise<void> {
  const late = await findLateMoney((sql) => database.rows(sql), await gateway.book());
  for (const { id, movedAmount } of late) {
    const body = { movedAmount, reason: 'Relevé du gestionnaire' };
    const path = `/api/admin/payments/${id}/settle-late`;
    const status = await decideByHand(client, fixtures, path, body);
    if (status === 200) told.lateSettlements.push({ id });
    else told.failures.push(`Late money of ${id} cannot be recorded: ${status}`);
  }
}
