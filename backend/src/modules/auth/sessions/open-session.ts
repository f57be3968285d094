import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../../../platform/auth/tokens.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { after, lifetimes } from '../domain/lifetimes.js';

/** A refresh token on its way to the browser that will keep it. */
export interface RefreshGrant {
  refreshToken: string;
  rememberMe: boolean;
}

/** Whom a call signed in, and the cookie that it sets: none without a grant. */
export interface SignedIn {
  userId: string;
  /** The sign-in, whose refresh tokens are a family. */
  sessionId: string;
  grant: RefreshGrant | null;
}

interface Opening {
  userId: string;
  rememberMe: boolean;
  now: Date;
}

interface Sign {
  userAgent: string;
  /** By a second step too, or by a passkey, which is both steps. */
  isProvenTwice?: boolean;
}

/** Begins a sign-in of somebody who has just proven who they are. */
export async function openSession(
  tx: Tx,
  { userAgent, isProvenTwice, ...opening }: Opening & Sign,
): Promise<SignedIn> {
  const { userId, now } = opening;
  const id = randomUUID();
  await tx.signIn.create({
    data: {
      ...{ id, userId, userAgent, createdAt: now, lastUsedAt: now, authenticatedAt: now },
      secondStepAt: isProvenTwice ? now : null,
    },
  });
  return issueRefreshToken(tx, { ...opening, familyId: id });
}

/** Goes on with a sign-in. */
export async function continueSession(
  tx: Tx,
  opening: Opening & { familyId: string },
): Promise<SignedIn> {
  const { familyId: id, now } = opening;
  // The clocks of two servers may differ.
  await tx.signIn.updateMany({ where: { id, lastUsedAt: { lt: now } }, data: { lastUsedAt: now } });
  return issueRefreshToken(tx, opening);
}

/** Stores the hash of a new refresh token, which only the browser will know. */
async function issueRefreshToken(
  tx: Tx,
  { userId, rememberMe, now, familyId }: Opening & { familyId: string },
): Promise<SignedIn> {
  const refreshToken = newToken();
  const lifetime = rememberMe ? lifetimes.rememberedSession : lifetimes.session;
  await tx.session.create({
    data: {
      userId,
      familyId,
      rememberMe,
      tokenHash: hashToken(refreshToken),
      createdAt: now,
      expiresAt: after(now, lifetime),
    },
  });
  return { userId, sessionId: familyId, grant: { refreshToken, rememberMe } };
}
