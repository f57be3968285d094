import { createHash, randomBytes } from 'node:crypto';

/** A secret that only its bearer knows: 256 bits, safe in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What we keep of a secret, so that whoever reads our database can use none of them. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
