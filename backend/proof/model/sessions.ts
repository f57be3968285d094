import { createHmac } from 'node:crypto';
import { dayMs } from './durations.js';
import type { ReadRows } from './read-history.js';

interface Session {
  id: string;
  userId: string;
  now: Date;
  isProven?: boolean;
}

/** Longer than any history. */
const sessionMs = 365 * dayMs;

/**
 * Signs a user in without a call: that is not under test. The client's tokens name the session by its id.
 *
 * @param isProven whether nobody asks the user for a fresh proof: that is not under test either
 */
export async function writeSession(
  database: { rows: ReadRows },
  { id, userId, now, isProven = false }: Session,
): Promise<void> {
  await database.rows(
    `insert into sign_ins (id, user_id, created_at, last_used_at, authenticated_at)
     values ($1, $2, $3, $3, $4)`,
    [id, userId, now, isProven ? new Date(now.getTime() + sessionMs) : now],
  );
  await database.rows(
    `insert into sessions (id, user_id, family_id, token_hash, remember_me, created_at, expires_at)
     values ($1::uuid, $2, $1::uuid, ($1::uuid)::text, true, $3, $4)`,
    [id, userId, now, new Date(now.getTime() + sessionMs)],
  );
}

/**
 * What the calls of a user say of who makes them.
 *
 * @param now of the product, ms since 1970
 */
export function accessToken(
  { userId, sessionId, secret }: { userId: string; sessionId: string; secret: string },
  now: number,
  lastsMs: number,
): string {
  const seconds = Math.floor(now / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    ...{ sub: userId, sid: sessionId, iss: 'loka', iat: seconds },
    exp: seconds + Math.floor(lastsMs / 1000),
  };
  const text = `${part({ alg: 'HS256' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
