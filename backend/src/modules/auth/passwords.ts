import { hash, verify } from '@node-rs/argon2';
import { newToken } from '../../platform/auth/tokens.js';

/** argon2id with the library's parameters: 19 MiB, two passes, a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Of a password that nobody knows: an account that has it is not opened by any. */
export const unusableHash = await hash(newToken());

/**
 * Whether a password matches a hash. Without a hash it takes as long and never matches, so that the
 * time of an answer does not reveal which addresses have an account.
 */
export async function matchesHash(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? unusableHash, password);
  return matches && passwordHash !== undefined;
}
