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
  /** The family of refresh tokens that the sign-in is. */
  sessionId: string;
  grant: RefreshGrant | null;
}

interface Opening {
  userId: string;
  rememberMe: boolean;
  now: Date;
  /** The sign-in that a refresh continues; a new one without. */
  familyId?: string;
}

/** Stores the hash of a new refresh token, which only the browser will know. */
export async function openSession(tx: Tx, opening: Opening): Promise<SignedIn> {
  const { userId, rememberMe, now, familyId = randomUUID() } = opening;
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
