import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '../src/env.js';
import { useApi } from './support/api.js';
import { aMember, password } from './support/factories.js';
import { type Api, startApi, usePrograms } from './support/programs.js';

useApi();
usePrograms();

const publicUrl = 'https://loka.example';
let server: Api;
beforeAll(async () => {
  server = await startApi({ PUBLIC_URL: publicUrl, LOG_LEVEL: 'debug' });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, { headers });

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The directives of the policy of a page, by name. */
async function policyOf(path: string): Promise<Record<string, string>> {
  const { headers } = await get(path, { accept: 'text/html' });
  const directives = (headers.get('content-security-policy') ?? '').split(';');
  return Object.fromEntries(directives.map((one) => one.trim().split(/ (.*)/s).slice(0, 2)));
}

describe('what browsers are told', () => {
  it.each(['/', '/admin/'])('to load scripts of ours alone: %s', async (path) => {
    const policy = await policyOf(path);
    expect(policy['default-src']).toBe("'self'");
    expect(policy['object-src']).toBe("'none'");
    expect(policy['base-uri']).toBe(path === '/' ? "'none'" : "'self'");
    expect(policy['frame-ancestors']).toBe("'self'");
    expect(policy['font-src']).toBe("'self'");
    expect(policy['script-src']).toMatch(/^'self'(?: 'sha256-[\w+/=]+')?$/);
    expect(policy['script-src-attr']).toBe("'none'");
  });

  it.each(['/api/public-config', '/items', '/api/me', '/api/nothing'])(
    'to load nothing from data, and to show it in no page: %s',
    async (path) => {
      expect(await policyOf(path)).toEqual({
        'default-src': "'none'",
        'frame-ancestors': "'none'",
      });
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'])
        expect(headers.has(name), name).toBe(false);
    },
  );

  it('to come back over https alone, and to guess no types', async () => {
    const { headers } = await get('/api/public-config');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('to let no other site read an answer, or send a call with a token', async () => {
    const origin = 'https://elsewhere.example';
    const preflight = await fetch(`${server.origin}/api/auth/session`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    const answer = await get('/api/public-config', { origin });
    for (const { headers } of [preflight, answer]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('to keep cookies of a session to https', async () => {
    const { email } = await aMember();
    const { headers } = await post('/api/auth/sign-in', { email, password });
    expect(headers.getSetCookie()).toHaveLength(2);
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Strict/);
    }
  });
});

it('says where to report a weakness, until a time to come', async () => {
  const answer = await get('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${env.CONTACT_EMAIL}`,
    'Preferred-Languages': 'fr, en',
    Canonical: `${publicUrl}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / (24 * 3_600_000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('refuses a body of more than 256 kB', async () => {
  const body = { email: 'a'.repeat(300 * 1024), password: 'x' };
  expect((await post('/api/auth/sign-in', body)).status).toBe(413);
});

describe('the log of a whole run of calls', () => {
  it('has no address, token, number, name or password, also of calls that are wrong', async () => {
    const member = await aMember();
    const [email, chosen] = [`secret-${randomUUID()}@loka.example`, 'quatre mangues bleues'];
    const [phone, made] = ['077123456', 'Zk3-9_made-up-token-of-a-caller'];
    const bearer = { authorization: `Bearer ${member.token}` };
    const signedUp = await post('/api/auth/sign-up', {
      ...{ name: 'Awa Mboumba', email, password: chosen, acceptTerms: true },
    });
    expect(signedUp.status).toBe(201);
    const { token } = (await signedUp.json()) as { token: string };
    const refresh = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await Promise.all([
      post('/api/auth/sign-in', { email: member.email, password: 'faux-mot-de-passe' }),
      post('/api/auth/sign-in', `{"email": "${email}", "password": "${chosen}"`),
      post('/api/auth/sign-in', { email: [email], password: { $gt: chosen } }),
      post('/api/auth/refresh', {}, { cookie: refresh }),
      post('/api/auth/forgot-password', { email }),
      post('/api/auth/reset-password', { token: made, password: chosen }),
      post('/api/auth/confirm-email', { token: made }),
      post(`/api/payment/callback/${made}`, { phone, merchantReferenceId: 'X' }),
      post(`/api/payment/callback/${env.GATEWAY_CALLBACK_TOKEN}`, `not json ${phone}`),
      post(`/api/payment/callback/${env.GATEWAY_CALLBACK_TOKEN}/more`, { phone }),
      post(`/desabonnement/${made}`, {}),
      post('/api/payout-methods', { phoneNumber: phone, operator: 'AIRTEL_MONEY' }, bearer),
      get(`/confirmation-email?token=${made}`),
      get(`/api/auth/session?token=${made}&email=${email}`, bearer),
      get(`/nulle-part/${email}`, { authorization: `Basic ${btoa(`${email}:${chosen}`)}` }),
      get(`/user/${phone}`, { authorization: `Bearer ${token}x` }),
    ]);
    await vi.waitFor(() => expect(server.output).toContain('route=/api/auth/session'));
    const secrets = [
      ...[email, member.email, chosen, 'faux-mot-de-passe', phone, made, 'Mboumba'],
      ...[token, member.token, refresh.split('=')[1] ?? '', env.GATEWAY_CALLBACK_TOKEN],
    ];
    for (const secret of secrets) expect(server.output).not.toContain(secret);
    expect(server.output).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/);
    expect(server.output).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
    expect(server.output).not.toMatch(/(?<![\w-])0[67]\d{7}(?![\w-])/);
  });
});
