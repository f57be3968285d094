import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's parameters: 19 MiB, two passes, a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

const dummyHash = await hash('no account has this password');

/**
 * Whether a password matches a hash. Without a hash it takes as long and never matches, so that the
 * time of an answer does not reveal which addresses have an account.
 */
export async function matchesHash(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? dummyHash, password);
  return matches && passwordHash !== undefined;
}
