import type { Tx } from '../../../platform/database/prisma.js';

/** An attempt that no other transaction changes until this one ends; null when there is none. */
export async function lockAttempt(tx: Tx, id: string) {
  await tx.$queryRaw`select 1 from verification_attempts where id = ${id}::uuid for update`;
  return tx.verificationAttempt.findUnique({ where: { id } });
}
