import { Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Item } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import { lockItem } from './lock-item.js';

/**
 * The caller's own item, held until the end of the transaction.
 *
 * @throws Refusal `item-not-found`, or `forbidden` when it is another's
 */
export async function lockOwnItem(tx: Tx, actor: Actor, id: string): Promise<Item> {
  await lockItem(tx, id);
  const item = await tx.item.findUnique({ where: { id, deletedAt: null } });
  if (!item) throw new Refusal('item-not-found');
  if (item.ownerId !== actor.id) throw new Refusal('forbidden');
  return item;
}
