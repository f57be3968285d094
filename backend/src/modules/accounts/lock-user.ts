import type { User } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';

/** A user whom no other transaction changes until this one ends. */
export async function lockUser(tx: Tx, id: string): Promise<User> {
  await tx.$queryRaw`select 1 from users where id = ${id}::uuid for update`;
  return tx.user.findUniqueOrThrow({ where: { id } });
}
