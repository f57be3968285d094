import type { Tx } from '../../../platform/database/prisma.js';

/** The open attempts of a member, with their links to other devices. */
export async function endAttempts(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.verificationAttempt.updateMany({
    where: { userId, endedAt: null },
    data: { endedAt: at, deviceTokenHash: null },
  });
}
