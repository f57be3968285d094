import { randomUUID } from 'node:crypto';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { env } from '../src/env.js';
import type { SessionView } from '../src/modules/auth/auth.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { type Answer, api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, password, setRole } from './support/factories.js';
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
    const [cookie] = answer.headers.getSetCookie();
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

  it('revokes its whole family when it is used again after its successor was', async () => {
    const { cookie } = await signIn();
    const renewed = await refresh(cookie);
    const again = await refresh(cookieOf(renewed));
    wait(60);
    expectRefusal(await refresh(cookie), 'session-expired');
    expectRefusal(await refresh(cookieOf(again)), 'session-expired');
  });

  it('goes on when the answer with its successor was lost, which is good for nothing then', async () => {
    const { cookie } = await signIn();
    const lost = await refresh(cookie);
    wait(60);
    const again = await refresh(cookie);
    expect(again.status).toBe(200);
    wait(60);
    const third = await refresh(cookieOf(again));
    expect(third.status).toBe(200);
    // Whoever comes with it after all has read the answer: two are in this session.
    expectRefusal(await refresh(cookieOf(lost)), 'session-expired');
    expectRefusal(await refresh(cookieOf(third)), 'session-expired');
  });

  it('goes on once when two tabs come back with it at the same moment', async () => {
    const { cookie } = await signIn();
    await refresh(cookie);
    wait(60);
    const answers = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter((answer) => cookieOf(answer) !== '')).toHaveLength(1);
  });

  it('ends 90 days after the sign-in, however much it is used, and after 7 with a role', async () => {
    const day = 24 * 3600;
    const member = await signIn(true);
    const staff = await signIn(true);
    await setRole(staff.member, 'staff');
    let { cookie } = member;
    wait(6 * day);
    const renewed = await refresh(staff.cookie);
    wait(day);
    expectRefusal(await refresh(cookieOf(renewed)), 'session-expired');
    for (let week = 1; week < 4; week++) {
      cookie = cookieOf(await refresh(cookie));
      wait(27 * day);
    }
    const last = await refresh(cookie);
    expect(last.status).toBe(200);
    wait(2 * day);
    expectRefusal(await refresh(cookieOf(last)), 'session-expired');
  });

  it('revokes no other family of the user', async () => {
    const { cookie, member } = await signIn();
    const other = await api('/api/auth/sign-in', {
      body: { email: member.email, password, rememberMe: false },
    });
    await refresh(cookieOf(await refresh(cookie)));
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
    expect(sessions).not.toHaveLength(0);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });
});

describe('an access token', () => {
  interface Signing {
    algorithm?: string;
    key?: string;
  }

  /** Of a member's session, with other claims than such a token has; `undefined` leaves one out. */
  async function signed(claims: Record<string, unknown> = {}, signing: Signing = {}) {
    const { id, token } = await aMember();
    const now = Math.floor(Date.now() / 1000);
    const { sid } = decodeJwt(token);
    const payload = { sub: id, sid, iss: 'loka', iat: now, exp: now + 900, ...claims };
    return new SignJWT(payload as JWTPayload)
      .setProtectedHeader({ alg: signing.algorithm ?? 'HS256' })
      .sign(new TextEncoder().encode(signing.key ?? env.JWT_SECRET));
  }

  const unsigned = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.';
  const invalid: [string, () => string | Promise<string>][] = [
    ['empty', () => ''],
    ['no token at all', () => 'rien'],
    ['unsigned', () => unsigned],
    ['signed with another key', () => signed({}, { key: 'k'.repeat(64) })],
    ['signed with another algorithm', () => signed({}, { algorithm: 'HS512' })],
    ['of another issuer', () => signed({ iss: 'autre' })],
    ['expired', () => signed({ exp: Math.floor(Date.now() / 1000) - 1 })],
    ['that never ends', () => signed({ exp: undefined })],
    ['whose end is no number', () => signed({ exp: 'demain' })],
    ['without a subject', () => signed({ sub: undefined })],
    ['whose subject is empty', () => signed({ sub: '' })],
    ['whose subject is a number', () => signed({ sub: 42 })],
    ['whose subject is an object', () => signed({ sub: { id: randomUUID() } })],
    ['whose subject is a list', async () => signed({ sub: [(await aMember()).id] })],
    ['whose subject is no id', () => signed({ sub: "' or true --" })],
    ['of an account that does not exist', () => signed({ sub: randomUUID() })],
    ['without a session', () => signed({ sid: undefined })],
    ['whose session is no id', () => signed({ sid: 'toutes' })],
    ['of a session that does not exist', () => signed({ sid: randomUUID() })],
    ['of the session of somebody else', async () => signed({ sub: (await aMember()).id })],
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

  it('is refused as soon as its session is signed out, and that of another device is not', async () => {
    const phone = await signIn();
    const { body: laptop } = await api<SessionView>('/api/auth/sign-in', {
      body: { email: phone.member.email, password, rememberMe: false },
    });
    const renewed = await refresh(phone.cookie);
    await api('/api/auth/sign-out', { method: 'POST', headers: { cookie: cookieOf(renewed) } });
    for (const as of [phone.answer.body, renewed.body]) {
      expectRefusal(await api('/api/auth/session', { as }), 'unauthenticated');
    }
    expect((await api('/api/auth/session', { as: laptop })).status).toBe(200);
  });

  it('is refused as soon as a used refresh token of its session comes back', async () => {
    const { cookie, answer } = await signIn();
    await refresh(cookieOf(await refresh(cookie)));
    wait(60);
    await refresh(cookie);
    expectRefusal(await api('/api/auth/session', { as: answer.body }), 'unauthenticated');
  });

  it('is refused after signing out while another tab refreshes', async () => {
    for (let round = 0; round < 4; round++) {
      const { cookie } = await signIn();
      const [renewed] = await Promise.all([
        refresh(cookie),
        api('/api/auth/sign-out', { method: 'POST', headers: { cookie } }),
      ]);
      if (renewed.status !== 200) continue;
      const answer = await api('/api/auth/session', { as: renewed.body });
      expectRefusal(answer, 'unauthenticated');
      expectRefusal(await refresh(cookieOf(renewed)), 'session-expired');
    }
  });

  it('is answered with 503, not as anonymous, while the database does not answer', async () => {
    const { token } = await aMember();
    vi.spyOn(provided(Sql), '$queryRaw').mockRejectedValue(
      Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    );
    expectRefusal(await api('/items', { as: { token } }), 'service-unavailable');
  });
});
