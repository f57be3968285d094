import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../src/env.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { QueueConnection } from '../src/platform/queues/queue-connection.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, aStaffMember, type Person, password } from './support/factories.js';
import { ageCounters, forgetCounters } from './support/rate-limits.js';

useApi();
afterEach(() => {
  vi.restoreAllMocks();
});

const basic = ({ email }: Person, secret = password) => ({
  authorization: `Basic ${Buffer.from(`${email}:${secret}`).toString('base64')}`,
});

const queues = (headers?: Record<string, string>) => api('/ops/queues', { headers: headers ?? {} });

describe('readiness', () => {
  it('needs the database and its migrations', async () => {
    expect(await api('/healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
    expect(await api('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready', database: 'up', migrations: 'applied', redis: 'up' },
    });
  });

  it('is degraded without Redis, and still answers 200', async () => {
    vi.spyOn(provided(QueueConnection), 'ready', 'get').mockReturnValue(false);
    expect(await api('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'degraded', redis: 'down' },
    });
  });
});

describe('metrics', () => {
  it('count the calls by route and the jobs by queue', async () => {
    await api('/single/item/nothing');
    const { body } = await api<string>('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/single\/item\/:id",status="404"\}/,
    );
    expect(body).toContain('queue_jobs{queue="payments",state="waiting"}');
    expect(body).toContain('process_cpu_seconds_total');
  });

  it('leave out what the database knows while it does not answer', async () => {
    vi.spyOn(provided(Sql), 'rows').mockRejectedValue(new Error('connect ECONNREFUSED'));
    const { status, body } = await api<string>('/metrics');
    expect(status).toBe(200);
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toMatch(/^(payments_|reconciliation_|audit_|mails_)/m);
  });

  it('are not found without the token', async () => {
    env.METRICS_TOKEN = 'a-token-for-prometheus';
    onTestFinished(() => {
      delete env.METRICS_TOKEN;
    });
    expectRefusal(await api('/metrics'), 'not-found');
    const headers = { authorization: 'Bearer a-token-for-prometheus' };
    expect((await api('/metrics', { headers })).status).toBe(200);
  });
});

describe('the queue monitor', () => {
  it.each(['ops', 'admin'] as const)('admits %s by password', async (role) => {
    const opsUser = await aStaffMember(role);
    const { status, body } = await queues(basic(opsUser));
    expect(status).toBe(200);
    expect(body).toContain('<title>Loka</title>');
  });

  it('asks everyone else for a password', async () => {
    const opsUser = await aStaffMember('ops');
    for (const headers of [undefined, basic(opsUser, 'not it'), { authorization: 'Basic ?' }]) {
      const { status, headers: answered } = await queues(headers);
      expect(status).toBe(401);
      expect(answered.get('www-authenticate')).toContain('Basic');
    }
  });

  it('answers a right password of other accounts as a wrong one', async () => {
    const frozen = await aStaffMember('admin');
    await provided(Db).user.update({ where: { id: frozen.id }, data: { frozenAt: new Date() } });
    for (const person of [await aMember(), await aStaffMember('staff'), frozen]) {
      const right = await queues(basic(person));
      const wrong = await queues(basic(person, 'not it'));
      expect(right.status).toBe(401);
      expect([right.status, right.body]).toEqual([wrong.status, wrong.body]);
    }
  });

  it('counts a right password of other accounts as a wrong one', async () => {
    const member = await aMember();
    const tries = Array.from({ length: 11 }, () => queues(basic(member)));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const signIn = await api('/api/auth/sign-in', { body: { email: member.email, password } });
    expectRefusal(signIn, 'too-many-requests');
  });

  it('counts wrong passwords for an address, whatever its case, also concurrently', async () => {
    const opsUser = await aStaffMember('ops');
    const inCapitals = (letters: number) => ({
      ...opsUser,
      email: opsUser.email.slice(0, letters).toUpperCase() + opsUser.email.slice(letters),
    });
    const guesses = Array.from({ length: 14 }, (_, letters) =>
      queues(basic(inCapitals(letters % 5), 'not it')),
    );
    const refused = (await Promise.all(guesses)).map(({ status }) => status);
    expect(refused.filter((status) => status === 401)).toHaveLength(10);
    expect(refused.filter((status) => status === 429)).toHaveLength(4);
  });

  it('shares with the sign-in how often an address may try a password', async () => {
    const opsUser = await aStaffMember('ops');
    await forgetCounters();
    const guess = (index: number) => ({ ...opsUser, email: `${index}-${opsUser.email}` });
    const guesses = Array.from({ length: 60 }, (_, index) => queues(basic(guess(index))));
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(401);
    const refused = await queues(basic(opsUser));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('www-authenticate')).toBeNull();
    const { email } = await aMember();
    expectRefusal(
      await api('/api/auth/sign-in', { body: { email, password } }),
      'too-many-requests',
    );
    await ageCounters(60);
    expect((await queues(basic(opsUser))).status).toBe(200);
  });

  it('does not count the calls of an open page as attempts', async () => {
    const opsUser = await aStaffMember('ops');
    await forgetCounters();
    for (let call = 0; call < 70; call++) {
      expect((await queues(basic(opsUser))).status).toBe(200);
    }
  });

  it('changes nothing for a page of another site', async () => {
    const opsUser = await aStaffMember('ops');
    const { status } = await api('/ops/queues/api/queues/payments/pause', {
      method: 'PUT',
      headers: { ...basic(opsUser), 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
  });
});
