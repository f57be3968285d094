import { hashToken, newToken } from '../../../platform/auth/tokens.js';
import type { EmailTokenPurpose } from '../../../platform/database/generated/enums.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { after, lifetimes } from '../domain/lifetimes.js';

const maxPerHour = 5;
const hourMs = 3_600_000;

/** Whether another link may be mailed to a user now: five an hour at most, whoever asks for it. */
export async function mayMailLink(
  tx: Tx,
  userId: string,
  purpose: EmailTokenPurpose,
  now: Date,
): Promise<boolean> {
  const createdAt = { gt: new Date(now.getTime() - hourMs) };
  const mailed = await tx.emailToken.count({ where: { userId, purpose, createdAt } });
  return mailed < maxPerHour;
}

/** Issues the token of a link to be mailed to a user; only its hash is stored. */
export async function issueEmailToken(
  tx: Tx,
  userId: string,
  purpose: EmailTokenPurpose,
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx.emailToken.create({
    data: {
      userId,
      purpose,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: after(now, lifetimes[purpose]),
    },
  });
  return token;
}

/**
 * Uses up a mailed token. Of two calls at once only one gets it.
 *
 * @returns the user it was mailed to; null when it is unknown, expired or used
 */
export async function redeemEmailToken(
  tx: Tx,
  token: string,
  purpose: EmailTokenPurpose,
  now: Date,
): Promise<string | null> {
  const [redeemed] = await tx.emailToken.updateManyAndReturn({
    where: { tokenHash: hashToken(token), purpose, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true },
  });
  return redeemed?.userId ?? null;
}

/** Uses up whatever else was mailed to a user for a purpose. */
export async function useUpEmailTokens(
  tx: Tx,
  userId: string,
  purpose: EmailTokenPurpose,
  now: Date,
): Promise<void> {
  await tx.emailToken.updateMany({
    where: { userId, purpose, usedAt: null },
    data: { usedAt: now },
  });
}

/** Ends every link that was mailed to a user, whatever for, as when the address was a wrong one. */
export async function expireEmailTokens(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.emailToken.updateMany({
    where: { userId, usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
}
