import { SignJWT } from 'jose';
import { env } from '../../../env.js';

/** How access tokens are signed, and what is asked of them when they come back. */
export const signature = { algorithm: 'HS256', issuer: 'loka', key: env.JWT_SECRET } as const;

const lifetime = '15m';

/** A token that says for 15 minutes whose calls these are; what they may do is read at each call. */
export function signAccessToken(userId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: signature.algorithm })
    .setSubject(userId)
    .setIssuer(signature.issuer)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(new TextEncoder().encode(signature.key));
}
