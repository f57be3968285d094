import type { Tx } from '../../../platform/database/prisma.js';

/** Ends one sign-in: all refresh tokens of its family. */
export async function revokeFamily(tx: Tx, familyId: string, now: Date): Promise<void> {
  await tx.session.updateMany({
    where: { familyId, revokedAt: null },
    data: { revokedAt: now },
  });
}

/** Ends every sign-in of a user, on every device. */
export async function revokeAllSessions(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.session.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: now },
  });
}
