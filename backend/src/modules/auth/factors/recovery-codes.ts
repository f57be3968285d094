import { randomInt } from 'node:crypto';
import type { Tx } from '../../../platform/database/prisma.js';
import {
  newRecoveryCode,
  type RecoveryCodeParts,
  readRecoveryCode,
} from '../domain/recovery-code.js';
import { hashPassword, matchesHash } from '../passwords.js';

const count = 10;

/**
 * New recovery codes of a member, in the place of all others.
 *
 * @returns the codes, of which hashes alone are kept
 */
export async function makeRecoveryCodes(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const codes = distinctCodes();
  const rows = await Promise.all(
    codes.map(async (code) => {
      const { prefix, secret } = readRecoveryCode(code) as RecoveryCodeParts;
      return { userId, prefix, codeHash: await hashPassword(secret), createdAt: now };
    }),
  );
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: rows });
  return codes;
}

/** Each is found by its beginning, which no two of a member have in common. */
function distinctCodes(): string[] {
  const codes = new Map<string, string>();
  while (codes.size < count) {
    const code = newRecoveryCode((limit) => randomInt(limit));
    codes.set(code.slice(0, 4), code);
  }
  return [...codes.values()];
}

/**
 * Looks for an unused recovery code of a member; takes as long when there is none that begins like it.
 *
 * @returns its id, by which it is used up
 */
export async function findRecoveryCode(
  db: Tx,
  userId: string,
  written: string,
): Promise<string | null> {
  const { prefix = '', secret = '' } = readRecoveryCode(written) ?? {};
  const code = await db.recoveryCode.findFirst({ where: { userId, prefix, usedAt: null } });
  const matches = await matchesHash(code?.codeHash, secret);
  return code && matches ? code.id : null;
}

/** False when another call has used it since. */
export async function useRecoveryCode(tx: Tx, id: string, now: Date): Promise<boolean> {
  const where = { id, usedAt: null };
  return (await tx.recoveryCode.updateMany({ where, data: { usedAt: now } })).count === 1;
}
