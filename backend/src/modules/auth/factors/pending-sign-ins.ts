import { hashToken, newToken } from '../../../platform/auth/tokens.js';
import type { PendingSignIn } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { after, lifetimes } from '../domain/lifetimes.js';

interface Beginning {
  userId: string;
  rememberMe: boolean;
  now: Date;
}

/**
 * Keeps that somebody has given the right password of an account that asks for a second step.
 *
 * @returns the token by which their browser goes on; it is no access token
 */
export async function beginPendingSignIn(
  tx: Tx,
  { userId, rememberMe, now }: Beginning,
): Promise<string> {
  const token = newToken();
  await tx.pendingSignIn.create({
    data: {
      userId,
      rememberMe,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: after(now, lifetimes.pendingSignIn),
    },
  });
  return token;
}

/** Null when it is unknown, used or too old. */
export async function findPendingSignIn(
  db: Tx,
  token: string | undefined,
  now: Date,
): Promise<PendingSignIn | null> {
  if (!token) return null;
  const tokenHash = hashToken(token);
  return db.pendingSignIn.findFirst({ where: { tokenHash, expiresAt: { gt: now } } });
}

/** Uses it up; false when another call did, or when the password has been replaced since. */
export async function usePendingSignIn(tx: Tx, { id }: PendingSignIn): Promise<boolean> {
  return (await tx.pendingSignIn.deleteMany({ where: { id } })).count === 1;
}

/** Of a user whose password or second step is another now. */
export async function endPendingSignIns(tx: Tx, userId: string): Promise<void> {
  await tx.pendingSignIn.deleteMany({ where: { userId } });
}
