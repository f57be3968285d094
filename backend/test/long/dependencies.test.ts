import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '../../src/env.js';
import { queryIn, useEmptyDatabase } from '../support/databases.js';
import { password } from '../support/factories.js';
import { allExpressions, metricsIn, seriesIn } from '../support/monitoring.js';
import { type Api, startApi, startWorker, usePrograms } from '../support/programs.js';
import { TcpProxy } from '../support/tcp-proxy.js';

/** Everything that is not Loka is reached through a proxy that is cut, and connected again. */
const database = useEmptyDatabase();
usePrograms();

const folder = mkdtempSync(path.join(tmpdir(), 'dependencies-'));
const bucket = new S3rver({
  ...{ address: '127.0.0.1', port: 0, silent: true, directory: folder },
  configureBuckets: [{ name: 'pictures' }],
});
const proxies: Record<string, TcpProxy> = {};
let api: Api;
let worker: Api;

beforeAll(async () => {
  const { port } = await bucket.run();
  const targets = {
    database: database.DATABASE_URL,
    redis: env.REDIS_URL,
    smtp: env.SMTP_URL,
    gateway: env.GATEWAY_PAY_URL,
    storage: `http://127.0.0.1:${port}`,
  };
  for (const [name, target] of Object.entries(targets)) {
    proxies[name] = new TcpProxy(new URL(target));
    await proxies[name].connect();
  }
  const urlOf = (name: keyof typeof targets) => proxies[name]?.url ?? '';
  const gateway = new URL(urlOf('gateway')).origin;
  const settings = {
    DATABASE_URL: urlOf('database'),
    REDIS_URL: urlOf('redis'),
    SMTP_URL: urlOf('smtp'),
    GATEWAY_PAY_URL: `${gateway}/pay`,
    GATEWAY_STATUS_URL: `${gateway}/status`,
    GATEWAY_RENEW_SECRET_URL: `${gateway}/renew-secret`,
    STORAGE_URL: `s3://pictures?endpoint=${encodeURIComponent(urlOf('storage'))}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  [api, worker] = [await startApi(settings), await startWorker(settings)];
});

afterAll(async () => {
  for (const proxy of Object.values(proxies)) proxy.disconnect();
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const post = (address: string, body: object, token = '') =>
  fetch(`${api.origin}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const metricsOf = async (program: Api) => (await fetch(`${program.origin}/metrics`)).text();
const statusOf = async (program: Api) => (await fetch(`${program.origin}/readyz`)).status;

/** Waits until a program says of a dependency what it should, in its log and in its metrics. */
async function untilTold(program: Api, dependency: string, state: 'lost' | 'back'): Promise<void> {
  const line = new RegExp(
    state === 'lost'
      ? `ERROR \\[Dependencies\\] Dependency is lost .*dependency=${dependency} reason=.+ failures=1`
      : `WARN .*Dependency is back .*dependency=${dependency} failures=\\d+ seconds=\\d+`,
  );
  await vi.waitFor(
    async () => {
      // What nobody uses is asked when its metrics are read.
      const metrics = await metricsOf(program);
      expect(program.output).toMatch(line);
      const numberOf = (name: string) =>
        Number(
          metrics.match(new RegExp(`^${name}\\{dependency="${dependency}"\\} (.+)$`, 'm'))?.[1],
        );
      const failureAt = numberOf('dependency_last_failure_timestamp_seconds');
      const successAt = numberOf('dependency_last_success_timestamp_seconds');
      expect(numberOf('dependency_failures_total')).toBeGreaterThan(0);
      if (state === 'lost') {
        expect(numberOf('dependency_up')).toBe(0);
        expect(failureAt).toBeGreaterThan(successAt);
        expect(Date.now() / 1000 - failureAt).toBeLessThan(60);
      } else {
        expect(numberOf('dependency_up')).toBe(1);
        expect(successAt).toBeGreaterThan(failureAt);
      }
    },
    { timeout: 45_000, interval: 250 },
  );
}

/** A member who may pay, signed in. */
async function aMember(): Promise<string> {
  const email = `${randomUUID()}@loka.example`;
  await queryIn(
    database,
    `insert into users (id, name, email, password_hash, terms_accepted_at, email_confirmed_at,
      verification_status, created_at) values ($1, 'Awa', $2, $3, now(), now(), 2, now())`,
    [randomUUID(), email, await hash(password)],
  );
  const answer = await post('/api/auth/sign-in', { email, password });
  return ((await answer.json()) as { token: string }).token;
}

const topUp = async (token: string) => {
  const body = { amount: 1_000, phoneNumber: '077000001', operationAccountCode: 'ACC_AIRTEL' };
  expect((await post('/api/wallet/top-ups', body, token)).status).toBe(202);
};

const signUp = async () => {
  const email = `${randomUUID()}@loka.example`;
  const body = { name: 'Awa Mboumba', email, password, acceptTerms: true };
  expect((await post('/api/auth/sign-up', body)).status).toBe(201);
};

const readiness = async (program: Api) => (await fetch(`${program.origin}/readyz`)).json();

describe('a dependency that is lost leaves a line and a number, and so does its return', () => {
  it('Redis: both programs go on', async () => {
    proxies.redis?.disconnect();
    await untilTold(api, 'redis', 'lost');
    await untilTold(worker, 'redis', 'lost');
    for (const program of [api, worker]) {
      expect(await readiness(program)).toMatchObject({ status: 'degraded', redis: 'down' });
      expect(await statusOf(program)).toBe(200);
    }
    expect((await fetch(`${api.origin}/items`)).status).toBe(200);
    await proxies.redis?.connect();
    await untilTold(api, 'redis', 'back');
    await untilTold(worker, 'redis', 'back');
    await vi.waitFor(async () => expect(await readiness(api)).toMatchObject({ redis: 'up' }));
  });

  it('PostgreSQL: both programs say that they are not ready, and live', async () => {
    proxies.database?.disconnect();
    await untilTold(worker, 'database', 'lost');
    for (let call = 0; call < 20; call++) {
      expect((await fetch(`${api.origin}/items`)).status).toBe(503);
    }
    // No stack for each of them.
    expect(api.output).not.toMatch(/\n\s+at /);
    await untilTold(api, 'database', 'lost');
    for (const program of [api, worker]) {
      expect(await readiness(program)).toMatchObject({ status: 'unavailable', database: 'down' });
      expect(await statusOf(program)).toBe(503);
      expect((await fetch(`${program.origin}/healthz`)).status).toBe(200);
    }
    await proxies.database?.connect();
    await vi.waitFor(
      async () => {
        for (const program of [api, worker]) expect(await statusOf(program)).toBe(200);
      },
      { timeout: 30_000, interval: 250 },
    );
    await untilTold(api, 'database', 'back');
    await untilTold(worker, 'database', 'back');
  });

  it('PostgreSQL that says nothing: the metrics do, and the api is back without being started again', async () => {
    const before = api.output.length;
    proxies.database?.freeze();
    // Every connection that it may have is taken by a call that gets no answer.
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(api)));
    expect(statuses).toEqual(statuses.map(() => 503));
    expect(await readiness(api)).toMatchObject({ database: 'down', migrations: 'unknown' });
    // Prometheus waits for ten seconds.
    const answer = await fetch(`${api.origin}/metrics`, { signal: AbortSignal.timeout(10_000) });
    const metrics = await answer.text();
    expect(metrics).toContain('dependency_up{dependency="database"} 0');
    expect(metrics).toContain('process_cpu_seconds_total');
    expect(metrics).not.toMatch(/^(payments_|audit_|outbox_|work_)/m);
    // No two lines within ten seconds: it has just been told that it was back.
    await vi.waitFor(
      async () => {
        await statusOf(api);
        expect(api.output.slice(before)).toMatch(
          /Dependency is lost .*dependency=database reason="?no answer within/,
        );
      },
      { timeout: 30_000, interval: 1_000 },
    );
    // As to a standby that took the place of a lost machine.
    proxies.database?.letNewOnesThrough();
    await vi.waitFor(async () => expect(await statusOf(api)).toBe(200), {
      timeout: 100_000,
      interval: 1_000,
    });
    proxies.database?.disconnect();
    await proxies.database?.connect();
    for (const program of [api, worker])
      await vi.waitFor(async () => expect(await statusOf(program)).toBe(200), 30_000);
  });

  it('Redis that hangs is not there, for the metrics too', async () => {
    proxies.redis?.freeze();
    for (const program of [api, worker]) {
      await vi.waitFor(
        async () => {
          expect(await metricsOf(program)).toContain('dependency_up{dependency="redis"} 0');
          expect(program.output).toMatch(/dependency=redis reason="?no answer within/);
        },
        { timeout: 30_000, interval: 1_000 },
      );
      expect(await readiness(program)).toMatchObject({ status: 'degraded', redis: 'down' });
    }
    proxies.redis?.disconnect();
    await proxies.redis?.connect();
    await vi.waitFor(async () => {
      for (const program of [api, worker])
        expect(await readiness(program)).toMatchObject({ redis: 'up' });
    });
  });

  it('the storage: the api serves all but files, and both programs look for it whenever they are read', async () => {
    proxies.storage?.disconnect();
    // No caller asks for a file, nor a worker under systemd whether it is ready: each writes one to know.
    for (const program of [api, worker]) await untilTold(program, 'storage', 'lost');
    expect(await readiness(api)).toMatchObject({ storage: 'down' });
    expect(await statusOf(api)).toBe(200);
    expect(await metricsOf(api)).toMatch(
      /storage_operations_total\{operation="put",outcome="failed"\} [1-9]/,
    );
    await proxies.storage?.connect();
    for (const program of [api, worker]) await untilTold(program, 'storage', 'back');
    expect(await readiness(api)).toMatchObject({ storage: 'up' });
  });

  it('the mail server: mails wait, and are sent once it is back', async () => {
    proxies.smtp?.disconnect();
    await signUp();
    await untilTold(worker, 'smtp', 'lost');
    await vi.waitFor(async () => {
      expect(worker.output).toMatch(/WARN .*Mail not taken .*attempts=1/);
      expect(await metricsOf(worker)).toMatch(
        /deliveries_total\{channel="mail",outcome="retried"\} [1-9]/,
      );
      expect(await metricsOf(api)).toMatch(/outbox_waiting\{channel="mail"\} [1-9]/);
    });
    await proxies.smtp?.connect();
    await untilTold(worker, 'smtp', 'back');
    await vi.waitFor(() => expect(worker.output).toContain('Mail delivered'), 30_000);
  });

  it('the gateway: payments fail before anything was sent, and go on once it is back', async () => {
    const token = await aMember();
    proxies.gateway?.disconnect();
    await topUp(token);
    await untilTold(worker, 'gateway', 'lost');
    await vi.waitFor(async () => {
      expect(worker.output).toMatch(/Payment .*to=failed failureReason=operator_unavailable/);
      const metrics = await metricsOf(worker);
      expect(metrics).toMatch(
        /gateway_call_duration_seconds_count\{call="collect",outcome="refused"\} [1-9]/,
      );
      expect(metrics).toMatch(
        /payment_transitions_total\{purpose="top_up",operator="airtel",to="failed"\} [1-9]/,
      );
    });
    await proxies.gateway?.connect();
    await topUp(token);
    await untilTold(worker, 'gateway', 'back');
    // It is back with the key that comes before the call.
    await vi.waitFor(
      () => expect(worker.output).toMatch(/Gateway call .*call=collect .*outcome=accepted/),
      30_000,
    );
  });
});

describe('the log of a program that has worked', () => {
  it('has no warning of Node or of a library', () => {
    const warnings =
      `${api.output}${worker.output}`.match(/^(.* \[Node\]|\(node:\d+\)) .*$/gm) ?? [];
    // Of the AWS SDK, about the oldest Node that starts.
    expect(warnings.filter((line) => !line.includes('NodeVersionSupportWarning'))).toEqual([]);
  });
});

describe('the rules and the dashboard', () => {
  /** What Prometheus itself says of each program that it reads. */
  const ofPrometheus = new Set(['up']);

  it('read nothing that neither program shows', async () => {
    const shown = seriesIn(`${await metricsOf(api)}\n${await metricsOf(worker)}`);
    const missing = allExpressions().flatMap(([owner, expression]) =>
      metricsIn(expression)
        .filter((name) => !shown.has(name) && !ofPrometheus.has(name))
        .map((name) => `${owner}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('a worker', () => {
  it('says that it lives and is ready, with the age of its last round', async () => {
    const answer = await fetch(`${worker.origin}/healthz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'up', lastRoundSeconds: expect.any(Number) });
    const ready = (await readiness(worker)) as { lastRoundSeconds: number };
    expect(ready).toMatchObject({ database: 'up', migrations: 'applied' });
    expect(ready.lastRoundSeconds).toBeLessThan(60);
    expect((await fetch(`${worker.origin}/`)).status).toBe(404);
  });

  it('shows its metrics to nobody in production without the token', async () => {
    const guarded = await startWorker({ ...database, METRICS_TOKEN: 'a-token-for-prometheus' });
    expect((await fetch(`${guarded.origin}/metrics`)).status).toBe(404);
    const headers = { authorization: 'Bearer a-token-for-prometheus' };
    const answer = await fetch(`${guarded.origin}/metrics`, { headers });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('worker_last_round_seconds');
    guarded.kill('SIGTERM');
    expect(await guarded.ended).toBe(0);
  });
});
