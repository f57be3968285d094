import { hashToken, newToken } from '../../../platform/auth/tokens.js';
import type { EmailTokenPurpose } from '../../../platform/database/generated/enums.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { after, lifetimes } from '../domain/lifetimes.js';

const maxPerHour = 5;
const hourMs = 3_600_000;

/**
 * Whether another link may be mailed to a user now: five an hour at most, whoever asks for it. Calls at the same moment would
 * all count those before them: the caller holds the user, or was the first of them.
 */
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

/**
 * Of calls at the same moment that want a link for a user, whether this is the first: for those that may not wait for
 * each other, since how long they take would tell that there is a user.
 */
export async function isFirstToMail(
  tx: Tx,
  userId: string,
  purpose: EmailTokenPurpose,
): Promise<boolean> {
  const [answer] = await tx.$queryRaw<{ isFirst: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`mail ${purpose} ${userId}`}, 0)) as "isFirst"`;
  return answer?.isFirst === true;
}

interface Link {
  /** ms; that of its purpose unless said. */
  lifetime?: number;
  /** Of a warning: from when on it takes back what was done. */
  since?: Date;
}

/** Issues the token of a link to be mailed to a user; only its hash is stored. */
export async function issueEmailToken(
  tx: Tx,
  userId: string,
  purpose: EmailTokenPurpose,
  now: Date,
  { lifetime = lifetimes[purpose], since }: Link = {},
): Promise<string> {
  const token = newToken();
  await tx.emailToken.create({
    data: {
      userId,
      purpose,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: after(now, lifetime),
      since: since ?? null,
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

/**
 * From when on a warning takes back what was done: whoever got in did not do the last of it alone, and the mail on top is
 * opened first. As it is mailed that is the first warning before it whose link is still good, and it stays so; as it is
 * opened, what the first says of those that are still good then.
 *
 * @returns `before` when there was none before
 */
export async function firstWarning(
  tx: Tx,
  userId: string,
  { before, now }: { before: Date; now: Date },
  of: 'createdAt' | 'since' = 'since',
): Promise<Date> {
  const { _min } = await tx.emailToken.aggregate({
    where: {
      userId,
      purpose: 'not_me',
      createdAt: { lt: before },
      expiresAt: { gt: now },
      OR: [{ usedAt: null }, { usedAt: now }],
    },
    _min: { createdAt: true, since: true },
  });
  return _min[of] ?? before;
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

/** Ends links that were mailed to a user, of all purposes unless said; as when the address was a wrong one. */
export async function expireEmailTokens(
  tx: Tx,
  userId: string,
  now: Date,
  purposes?: EmailTokenPurpose[],
): Promise<void> {
  await tx.emailToken.updateMany({
    where: {
      userId,
      usedAt: null,
      expiresAt: { gt: now },
      ...(purposes && { purpose: { in: purposes } }),
    },
    data: { expiresAt: now },
  });
}
