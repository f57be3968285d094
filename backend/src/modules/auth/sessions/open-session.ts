import { randomUUID } from 'node:crypto';
import { fingerprint, newSecret } from '../../../platform/auth/tokens.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { after, lifetimes } from '../domain/lifetimes.js';

/** A refresh token on its way to the browser that will keep it. */
export interface RefreshGrant {
  refreshToken: string;
  rememberMe: boolean;
}

interface Opening {
  userId: string;
  rememberMe: boolean;
  now: Date;
  /** The sign-in that a refresh continues; a new one without. */
  familyId?: string;
}

/** Writes down a refresh token, of which only the browser will know the secret. */
export async function openSession(tx: Tx, opening: Opening): Promise<RefreshGrant> {
  const { userId, rememberMe, now, familyId = randomUUID() } = opening;
  const refreshToken = newSecret();
  const lifetime = rememberMe ? lifetimes.rememberedSession : lifetimes.session;
  await tx.session.create({
    data: {
      userId,
      familyId,
      rememberMe,
      tokenHash: fingerprint(refreshToken),
      createdAt: now,
      expiresAt: after(now, lifetime),
    },
  });
  return { refreshToken, rememberMe };
}
