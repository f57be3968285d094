import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Queue } from 'bullmq';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../src/env.js';
import { ReadinessQuery } from '../src/modules/ops/readiness.js';
import type { OpsStateView } from '../src/modules/ops/state/ops-state.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { mailsQueue } from '../src/platform/mail/mails.queue.js';
import { QueueConnection } from '../src/platform/queues/queue-connection.js';
import { RegisteredQueues } from '../src/platform/queues/registered-queues.js';
import { openStorage } from '../src/platform/storage/open-storage.js';
import { StorageProbe } from '../src/platform/storage/storage-probe.js';
import { WatchedStorage } from '../src/platform/storage/watched-storage.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, aStaffMember, type Person, password, setRole } from './support/factories.js';
import { aRentalPayment } from './support/payments.js';

useApi();
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('readiness', () => {
  it('needs the database and its migrations', async () => {
    expect(await api('/healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
    expect(await api('/readyz')).toMatchObject({
      status: 200,
      body: {
        status: 'ready',
        database: 'up',
        migrations: 'applied',
        redis: 'up',
        storage: 'up',
        draining: false,
      },
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

describe('readiness and the storage', () => {
  it('is degraded while the storage does not answer, says so in the log, and asks it rarely', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody').stubEnv('AWS_SECRET_ACCESS_KEY', 'nothing');
    const storage = await openStorage('s3://pictures?endpoint=http://127.0.0.1:9');
    const put = vi.spyOn(storage, 'put');
    const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    const probe = new StorageProbe(new WatchedStorage(storage));
    expect(await Promise.all([probe.state(), probe.state()])).toEqual(['down', 'down']);
    expect(put).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledExactlyOnceWith({
      msg: 'Dependency is lost',
      dependency: 'storage',
      reason: expect.stringContaining('ECONNREFUSED'),
      failures: 1,
    });

    vi.spyOn(provided(StorageProbe), 'state').mockResolvedValue('down');
    expect(await api('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'degraded', storage: 'down' },
    });
  });
});

it('a probe is logged when it fails alone', async () => {
  const logged = () => [...log.mock.calls, ...error.mock.calls].map(([entry]) => entry);
  const log = vi.spyOn(Logger.prototype, 'log');
  const error = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
  for (const probe of ['/healthz', '/readyz']) expect((await api(probe)).status).toBe(200);
  expect(logged()).not.toContainEqual(expect.objectContaining({ msg: 'Request' }));
  vi.spyOn(provided(ReadinessQuery), 'execute').mockResolvedValue({
    ...({ status: 'unavailable', draining: true } as Awaited<
      ReturnType<ReadinessQuery['execute']>
    >),
  });
  expect((await api('/readyz')).status).toBe(503);
  await vi.waitFor(() =>
    expect(logged()).toContainEqual(expect.objectContaining({ route: '/readyz', status: 503 })),
  );
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
    expect(body).not.toMatch(/^(payments_|reconciliation_|audit_|mails_|outbox_|work_)/m);
  });

  it('without a token are for the machine itself alone, in development', async () => {
    const { httpAdapter } = provided(HttpAdapterHost);
    const statusFor = async (remoteAddress: string) => {
      const server: FastifyInstance = httpAdapter.getInstance();
      return (await server.inject({ url: '/metrics', remoteAddress })).statusCode;
    };
    for (const own of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])
      expect([own, await statusFor(own)]).toEqual([own, 200]);
    for (const other of ['192.168.1.20', '172.17.0.1', '::ffff:10.0.0.1', 'fd00::1'])
      expect([other, await statusFor(other)]).toEqual([other, 404]);
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

/** The cookie by which the console opens a page, and what it is set with. */
async function cookieFor(page: 'queues' | 'docs', as: { token: string }) {
  const answer = await api(`/api/ops/${page}-session`, { method: 'POST', as });
  expect(answer.status).toBe(204);
  const [cookie = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ');
  return { cookie, attributes };
}

const queues = (cookie: string) => api<string>('/ops/queues', { headers: { cookie } });

describe('the queue monitor', () => {
  it.each(['ops', 'admin'] as const)('opens for %s, from the console', async (role) => {
    const { cookie, attributes } = await cookieFor('queues', await aStaffMember(role));
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/ops', 'SameSite=Strict']);
    const { status, body, headers } = await queues(cookie);
    expect(status).toBe(200);
    expect(body).toContain('<title>Loka</title>');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('takes no password, and asks for none', async () => {
    const { email } = await aStaffMember('ops');
    const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
    const answer = await api<string>('/ops/queues', { headers: { authorization } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBeNull();
    expect(answer.body).toContain('href="/admin/"');
  });

  it('takes neither an access token nor the cookie of another page in its place', async () => {
    const admin = await aStaffMember('admin');
    expect((await api('/ops/queues', { as: admin })).status).toBe(401);
    const { cookie } = await cookieFor('docs', admin);
    const [, token = ''] = cookie.split('=');
    for (const sent of ['', cookie, `loka_queues=${token}`, `loka_queues=${admin.token}`]) {
      expect((await queues(sent)).status).toBe(401);
    }
    const own = (await cookieFor('queues', admin)).cookie.split('=')[1] ?? '';
    expectRefusal(await api('/api/auth/session', { as: { token: own } }), 'unauthenticated');
  });

  it('closes at once when the role is taken, the account frozen or the session signed out', async () => {
    const db = provided(Db);
    const [demoted, frozen, signedOut] = [
      await aStaffMember('ops'),
      await aStaffMember('ops'),
      await aStaffMember('ops'),
    ];
    const cookies = await Promise.all(
      [demoted, frozen, signedOut].map(async (one) => (await cookieFor('queues', one)).cookie),
    );
    await setRole(demoted, 'member');
    await db.user.update({ where: { id: frozen.id }, data: { frozenAt: new Date() } });
    await db.session.updateMany({
      where: { userId: signedOut.id },
      data: { revokedAt: new Date() },
    });
    const statuses = await Promise.all(cookies.map(async (one) => (await queues(one)).status));
    expect(statuses).toEqual([403, 403, 401]);
  });

  it('answers its every address to nobody else, however it is written', async () => {
    const written = ['/ops/queues', '/ops/queues/', '/ops/queues/api/queues', '/ops/%71ueues'];
    for (const path of written) expect((await api(path)).status).toBe(401);
  });

  it('changes nothing for a page of another site', async () => {
    const { cookie } = await cookieFor('queues', await aStaffMember('ops'));
    const pause = (headers: Record<string, string>) =>
      api('/ops/queues/api/queues/payments/pause', {
        method: 'PUT',
        headers: { cookie, ...headers },
      });
    const elsewhere: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' },
      { origin: 'null' },
    ];
    for (const headers of elsewhere) expect((await pause(headers)).status).toBe(403);
  });

  it('changes nothing for operations either: what they did would be on no record', async () => {
    const { cookie } = await cookieFor('queues', await aStaffMember('ops'));
    const headers = { cookie, origin: new URL(env.PUBLIC_URL).origin };
    const queue = '/ops/queues/api/queues/payments';
    const calls = [
      ['PUT', 'pause'],
      ['PUT', 'empty'],
      ['PUT', 'resume'],
      ['POST', 'add'],
    ] as const;
    for (const [method, action] of calls) {
      const { status } = await api(`${queue}/${action}`, { method, headers });
      expect([action, status]).toEqual([action, 405]);
    }
    const payments = provided(RegisteredQueues)
      .all()
      .find(({ name }) => name === 'payments');
    expect(await payments?.isPaused()).toBe(false);
  });
});

describe('the document of the API', () => {
  const addresses = ['/docs', '/docs/', '/docs/openapi.json', '/docs/swagger-ui-init.js'];
  const open = (cookie: string) => api('/docs/openapi.json', { headers: { cookie } });

  it('is for everybody while developing', async () => {
    for (const path of addresses) expect((await api(path)).status).toBeLessThan(400);
  });

  it('is for staff in production, from the console', async () => {
    const { NODE_ENV } = env;
    env.NODE_ENV = 'production';
    onTestFinished(() => {
      env.NODE_ENV = NODE_ENV;
    });
    for (const path of addresses) expect((await api(path)).status).toBe(401);
    const staff = await aStaffMember();
    const { cookie, attributes } = await cookieFor('docs', staff);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/docs', 'SameSite=Strict']);
    for (const path of addresses)
      expect((await api(path, { headers: { cookie } })).status).toBeLessThan(400);

    // Neither the token of a call nor the cookie of the queue monitor opens it, and a member gets none.
    const admin = await aStaffMember('admin');
    expect((await open((await cookieFor('docs', admin)).cookie)).status).toBe(200);
    const [, ofQueues = ''] = (await cookieFor('queues', admin)).cookie.split('=');
    for (const other of [ofQueues, admin.token])
      expect((await open(`loka_docs=${other}`)).status).toBe(401);
    expect((await api('/docs/openapi.json', { as: admin })).status).toBe(401);
    const asked = { method: 'POST', as: await aMember() } as const;
    expectRefusal(await api('/api/ops/docs-session', asked), 'forbidden');

    await provided(Db).session.updateMany({
      where: { userId: staff.id },
      data: { revokedAt: new Date() },
    });
    expect((await open(cookie)).status).toBe(401);
  });
});

describe('the state of the programs', () => {
  const read = async (as: Person) => (await api<OpsStateView>('/api/ops/state', { as })).body;

  it('has the queues, with their jobs and since when the oldest waits', async () => {
    const ops = await aStaffMember('ops');
    const mails = provided(RegisteredQueues)
      .all()
      .find(({ name }) => name === mailsQueue) as Queue;
    await mails.pause();
    const job = await mails.add('mails', {});
    onTestFinished(async () => {
      await job.remove();
      await mails.resume();
    });
    const { redis, queues } = await read(ops);
    expect(redis).toBe('up');
    expect(queues.find(({ name }) => name === mailsQueue)).toMatchObject({
      isPaused: true,
      workers: expect.any(Number),
      waiting: expect.toSatisfy((count: number) => count > 0),
      oldestAt: expect.any(String),
    });
    expect(queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['payments', 'mails', 'reconciliation', 'audit']),
    );
  });

  it('is told without its queues while Redis is away', async () => {
    vi.spyOn(provided(QueueConnection), 'ready', 'get').mockReturnValue(false);
    expect(await read(await aStaffMember('ops'))).toMatchObject({ redis: 'down', queues: [] });
  });

  it('has the work that the schedules should have done, payments and mails', async () => {
    // The mails of other tests do not become late meanwhile.
    setNow(new Date());
    const ops = await aStaffMember('ops');
    const before = await read(ops);
    const { id, to } = await provided(Db).outboxMail.create({
      data: {
        ...{ to: `${randomUUID()}@loka.example`, subject: 'Bonjour', text: '', html: '' },
        ...{
          attempts: 2,
          createdAt: new Date('2009-01-01'),
          nextAttemptAt: new Date('2009-01-02'),
        },
      },
    });
    onTestFinished(async () => {
      await provided(Db).outboxMail.delete({ where: { id } });
    });
    const { id: paymentId } = await aRentalPayment({});
    const after = await read(ops);
    const overdue = ({ scheduled }: OpsStateView) => scheduled.find(({ work }) => work === 'mails');
    expect((overdue(after)?.overdue ?? 0) - (overdue(before)?.overdue ?? 0)).toBe(1);
    expect(overdue(after)?.oldestAt).toBe('2009-01-02T00:00:00.000Z');
    expect(after.mails.waiting - before.mails.waiting).toBeGreaterThanOrEqual(1);
    expect(after.mails.retried - before.mails.retried).toBe(1);
    expect(after.mails.oldestAt).toBe('2009-01-01T00:00:00.000Z');
    const underway = ({ payments }: OpsStateView) =>
      payments.find(({ purpose }) => purpose === 'rental')?.underway ?? 0;
    expect(underway(after) - underway(before)).toBe(1);
    expect([to, paymentId].every(Boolean)).toBe(true);
  });

  it("has last night's audit and comparison", async () => {
    const day = new Date('2049-06-01');
    const data = { day, createdAt: new Date('2049-06-01T04:00:00Z') };
    const audit = await provided(Db).auditReport.create({
      data: { ...data, checked: 90, broken: [{ name: 'x', rows: 1 }], duration: 5 },
    });
    const compared = await provided(Db).reconciliationReport.create({
      data: { ...data, since: day, compared: 4, unanswered: 1, differences: [{}, {}] },
    });
    onTestFinished(async () => {
      await provided(Db).auditReport.delete({ where: { id: audit.id } });
      await provided(Db).reconciliationReport.delete({ where: { id: compared.id } });
    });
    expect(await read(await aStaffMember('ops'))).toMatchObject({
      audit: { id: audit.id, day: '2049-06-01', broken: 1, unchecked: 0 },
      reconciliation: { id: compared.id, differences: 2, unanswered: 1 },
    });
  });
});
