import { jwtVerify, SignJWT } from 'jose';
import { env } from '../../env.js';

const key = new TextEncoder().encode(env.JWT_SECRET);
const issuer = 'loka';
const lifetime = '15m';

/** A token that says for 15 minutes whose calls these are; what they may do is read at each call. */
export function signAccessToken(userId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(key);
}

/** The user id in a valid token; undefined for any other text. */
export async function readAccessToken(token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'] });
    return payload.sub;
  } catch {
    return undefined;
  }
}
