import { randomUUID } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';
import { hashToken, newToken } from '../../../platform/auth/tokens.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { after, lifetimes } from '../domain/lifetimes.js';
import { sooner } from '../domain/session-end.js';

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

/**
 * Goes on with a sign-in.
 *
 * @param replaced the refresh token whose place the new one takes
 */
export async function continueSession(
  tx: Tx,
  opening: Opening & { familyId: string; endsAt: Date },
  replaced: { id: string },
): Promise<SignedIn> {
  const { familyId: id, now } = opening;
  // The clocks of two servers may differ.
  await tx.signIn.updateMany({ where: { id, lastUsedAt: { lt: now } }, data: { lastUsedAt: now } });
  const successorId = uuidV7();
  await tx.session.update({ where: { id: replaced.id }, data: { rotatedAt: now, successorId } });
  return issueRefreshToken(tx, opening, successorId);
}

/** Stores the hash of a new refresh token, which only the browser will know. */
async function issueRefreshToken(
  tx: Tx,
  { userId, rememberMe, now, familyId, endsAt }: Opening & { familyId: string; endsAt?: Date },
  id = uuidV7(),
): Promise<SignedIn> {
  const refreshToken = newToken();
  const unused = after(now, rememberMe ? lifetimes.rememberedSession : lifetimes.session);
  await tx.session.create({
    data: {
      id,
      userId,
      familyId,
      rememberMe,
      tokenHash: hashToken(refreshToken),
      createdAt: now,
      expiresAt: endsAt ? sooner(unused, endsAt) : unused,
    },
  });
  return { userId, sessionId: familyId, grant: { refreshToken, rememberMe } };
}
