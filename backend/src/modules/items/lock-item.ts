import type { Tx } from '../../platform/database/prisma.js';

/**
 * One request or acceptance of an item at a time: whoever decides about its days holds this lock
 * until the end of the transaction.
 */
export async function lockItem(tx: Tx, itemId: string): Promise<void> {
  await tx.$queryRaw`select 1 from items where id = ${itemId}::uuid for update`;
}
