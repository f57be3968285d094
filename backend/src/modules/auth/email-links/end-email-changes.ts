import type { Tx } from '../../../platform/database/prisma.js';

/** Ends changes of a member's address that wait for their confirmation. */
export async function endEmailChanges(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.emailChange.updateMany({
    where: { userId, confirmedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
}
