import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { env } from '../src/env.js';
import type { SessionView } from '../src/modules/auth/auth.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { type Answer, api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, password } from './support/factories.js';
import { ageCounters } from './support/rate-limits.js';

useApi();

const cookieOf = (answer: Answer<unknown>): string =>
  answer.headers.get('set-cookie')?.split(';')[0] ?? '';

async function signIn(rememberMe = false) {
  const member = await aMember();
  const answer = await api<SessionView>('/api/auth/sign-in', {
    body: { email: member.email, password, rememberMe },
  });
  return { member, answer, cookie: cookieOf(answer) };
}

const refresh = (cookie: string) =>
  api<SessionView>('/api/auth/refresh', { method: 'POST', headers: { cookie } });

describe('signing in', () => {
  it('answers an access token and the user, and sets an HttpOnly cookie', async () => {
    const { member, answer } = await signIn();
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ id: member.id, email: member.email, verifier: 0 });
    const cookie = answer.headers.get('set-cookie');
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\/api\/auth/);
    expect(cookie).not.toMatch(/Max-Age|Expires/);

    const session = await api('/api/auth/session', { as: answer.body });
    expect(session.body).toEqual(answer.body.user);
  });

  it('refuses a form, which a page of another site could send', async () => {
    const { email } = await aMember();
    const answer = await api('/api/auth/sign-in', {
      body: { email, password },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expectRefusal(answer, 'unsupported-media-type');
  });

  it('sets a cookie for 30 days with rememberMe', async () => {
    const { answer } = await signIn(true);
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=2592000/);
  });

  it('answers an unknown address as a wrong password', async () => {
    const { member } = await signIn();
    const attempt = (email: string) =>
      api('/api/auth/sign-in', { body: { email, password: 'autre chose', rememberMe: false } });
    const wrong = await attempt(member.email);
    const unknown = await attempt(`personne-${member.id}@loka.example`);
    expectRefusal(wrong, 'bad-credentials');
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('ignores the case of the address', async () => {
    const { email } = await aMember();
    const answer = await api('/api/auth/sign-in', {
      body: { email: email.toUpperCase(), password, rememberMe: false },
    });
    expect(answer.status).toBe(200);
  });

  it('blocks an address after ten wrong passwords, also for the right one', async () => {
    const { email } = await aMember();
    const attempt = (tried: string) =>
      api('/api/auth/sign-in', { body: { email, password: tried, rememberMe: false } });
    for (let time = 0; time < 10; time++) expectRefusal(await attempt('faux'), 'bad-credentials');
    const refused = await attempt(password);
    expectRefusal(refused, 'too-many-requests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    await ageCounters(15 * 60);
    expect((await attempt(password)).status).toBe(200);
  });

  it('counts wrong passwords anew after a right one', async () => {
    const { email } = await aMember();
    const attempt = (tried: string) =>
      api('/api/auth/sign-in', { body: { email, password: tried, rememberMe: false } });
    for (let round = 0; round < 2; round++) {
      for (let time = 0; time < 9; time++) await attempt('faux');
      expect((await attempt(password)).status).toBe(200);
    }
  });
});

describe('a refresh token', () => {
  it('is exchanged for another, which is valid for the next exchange', async () => {
    const { cookie, member } = await signIn();
    const first = await refresh(cookie);
    expect(first.status).toBe(200);
    expect(first.body.user.id).toBe(member.id);
    expect(cookieOf(first)).not.toBe(cookie);
    expect((await refresh(cookieOf(first))).status).toBe(200);
  });

  it('revokes its whole family when it is used again later', async () => {
    const { cookie } = await signIn();
    const renewed = await refresh(cookie);
    wait(60);
    expectRefusal(await refresh(cookie), 'session-expired');
    expectRefusal(await refresh(cookieOf(renewed)), 'session-expired');
  });

  it('revokes no other family of the user', async () => {
    const { cookie, member } = await signIn();
    const other = await api('/api/auth/sign-in', {
      body: { email: member.email, password, rememberMe: false },
    });
    await refresh(cookie);
    wait(60);
    await refresh(cookie);
    expect((await refresh(cookieOf(other))).status).toBe(200);
  });

  it('answers several tabs at once and sets one new cookie only', async () => {
    const { cookie } = await signIn();
    const answers = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(answers.filter((answer) => cookieOf(answer) !== '')).toHaveLength(1);
  });

  it('expires after a day, or after thirty days with rememberMe', async () => {
    const day = 24 * 3600;
    const brief = await signIn();
    const long = await signIn(true);
    wait(day);
    expectRefusal(await refresh(brief.cookie), 'session-expired');
    wait(28 * day);
    expect((await refresh(long.cookie)).status).toBe(200);
  });

  it('is revoked by signing out, which clears the cookie', async () => {
    const { cookie } = await signIn();
    const signOut = () => api('/api/auth/sign-out', { method: 'POST', headers: { cookie } });
    const answer = await signOut();
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/loka_refresh=;.*Path=\/api\/auth/);
    expectRefusal(await refresh(cookie), 'session-expired');
    expect((await signOut()).status).toBe(204);
  });

  it('is refused when it is missing or unknown', async () => {
    expectRefusal(await refresh(''), 'session-expired');
    expectRefusal(await refresh('loka_refresh=inventé'), 'session-expired');
  });

  it('is not stored in the database, only its hash', async () => {
    const { cookie, member } = await signIn();
    const token = cookie.split('=')[1] ?? '';
    const sessions = await provided(Db).session.findMany({ where: { userId: member.id } });
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });
});

describe('an access token', () => {
  interface Claims {
    algorithm?: string;
    issuer?: string;
    key?: string;
    expires?: string;
    subject?: string;
  }

  async function signed(claims: Claims = {}): Promise<string> {
    const { algorithm = 'HS256', issuer = 'loka', expires = '15m', key = env.JWT_SECRET } = claims;
    return new SignJWT()
      .setProtectedHeader({ alg: algorithm })
      .setSubject(claims.subject ?? (await aMember()).id)
      .setIssuer(issuer)
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(key));
  }

  const unsigned = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.';
  const invalid: [string, () => string | Promise<string>][] = [
    ['empty', () => ''],
    ['no token at all', () => 'rien'],
    ['unsigned', () => unsigned],
    ['signed with another key', () => signed({ key: 'k'.repeat(64) })],
    ['signed with another algorithm', () => signed({ algorithm: 'HS512' })],
    ['of another issuer', () => signed({ issuer: 'autre' })],
    ['expired', () => signed({ expires: '-1s' })],
    ['without a subject', () => signed({ subject: '' })],
    ['of an account that does not exist', () => signed({ subject: randomUUID() })],
  ];

  it('is accepted when signed with the key, the algorithm and the issuer of the product', async () => {
    expect((await api('/api/auth/session', { as: { token: await signed() } })).status).toBe(200);
  });

  it.each(invalid)('is refused on a member route: %s', async (_, token) => {
    const answer = await api('/api/auth/session', { as: { token: await token() } });
    expectRefusal(answer, 'unauthenticated');
  });

  it.each(invalid)('makes an anonymous caller on a public route: %s', async (_, token) => {
    expect((await api('/items', { as: { token: await token() } })).status).toBe(200);
  });

  it('is answered with 503, not as anonymous, while the database does not answer', async () => {
    const { token } = await aMember();
    vi.spyOn(provided(Sql), '$queryRaw').mockRejectedValue(
      Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    );
    expectRefusal(await api('/items', { as: { token } }), 'service-unavailable');
  });
});
