import { createHash, randomBytes } from 'node:crypto';

/** A token that only its bearer knows: 256 bits, safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token, so that whoever reads the database can use none. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
