import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's parameters: 19 MiB, two passes, a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

const nobodysHash = await hash('no account has this password');

/**
 * Whether a password is the one of a hash. Without a hash it takes as long and is never right, so
 * that the time of an answer does not tell which addresses have an account.
 */
export async function isPasswordOf(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodysHash, password);
  return matches && passwordHash !== undefined;
}
