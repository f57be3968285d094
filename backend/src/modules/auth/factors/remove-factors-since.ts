import type { Tx } from '../../../platform/database/prisma.js';

/**
 * Removes passkeys, app and recovery codes of a member that were added at an instant or later. Recovery codes go with
 * the last second step.
 *
 * @returns how many second steps were removed, and how many are left
 */
export async function removeFactorsSince(
  tx: Tx,
  userId: string,
  since: Date,
): Promise<{ removed: number; left: number }> {
  const added = { userId, createdAt: { gte: since } };
  const passkeys = await tx.passkey.deleteMany({ where: added });
  const apps = await tx.authenticatorApp.deleteMany({
    // One that is not confirmed yet began before.
    where: { userId, OR: [{ confirmedAt: { gte: since } }, { confirmedAt: null }] },
  });
  await tx.recoveryCode.deleteMany({ where: added });
  const left =
    (await tx.passkey.count({ where: { userId } })) +
    (await tx.authenticatorApp.count({ where: { userId, confirmedAt: { not: null } } }));
  if (left === 0) await tx.recoveryCode.deleteMany({ where: { userId } });
  return { removed: passkeys.count + apps.count, left };
}
