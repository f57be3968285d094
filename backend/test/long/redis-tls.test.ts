import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../../tooling/ports.js';
import { findProgram, installPackage } from '../../tooling/provision/apt.js';
import { redisServer } from '../../tooling/provision/redis.js';
import { Supervisor } from '../../tooling/supervisor.js';
import { queryIn, useEmptyDatabase } from '../support/databases.js';
import { password } from '../support/factories.js';
import { startApi, startProgram, startWorker, usePrograms } from '../support/programs.js';

/** A Redis that speaks TLS alone, with a certificate of its own and a user who has a password. */
const database = useEmptyDatabase();
usePrograms();

const folder = mkdtempSync(path.join(tmpdir(), 'redis-tls-'));
const supervisor = new Supervisor(path.join(folder, 'logs'), false);
const certificate = path.join(folder, 'certificate.pem');
let url = '';

beforeAll(async () => {
  const key = path.join(folder, 'key.pem');
  if (!findProgram(['openssl'])) await installPackage('openssl');
  await execa('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate],
  ]);
  const port = await freePort();
  supervisor.start({
    name: 'redis',
    command: await redisServer(),
    args: [
      ...[
        '--port',
        '0',
        '--tls-port',
        `${port}`,
        '--bind',
        '127.0.0.1',
        '--dir',
        folder,
        '--save',
        '',
      ],
      ...['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-auth-clients', 'no'],
      ...['--user', 'default', 'off'],
      ...['--user', 'loka', 'on', '>a%p@ss', '~*', '&*', '+@all'],
    ],
  });
  url = `rediss://loka:${encodeURIComponent('a%p@ss')}@127.0.0.1:${port}`;
});

afterAll(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true });
});

it('is used by api and worker, when they know who signed its certificate', async () => {
  const settings = { ...database, REDIS_URL: url, NODE_EXTRA_CA_CERTS: certificate };
  const [api, worker] = [await startApi(settings), await startWorker(settings)];
  const email = `${randomUUID()}@loka.example`;
  const signUp = await fetch(`${api.origin}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Awa Mboumba', email, password, acceptTerms: true }),
  });
  expect(signUp.status).toBe(201);
  // Its job comes through Redis; without it, a round would find the mail ten seconds later.
  await vi.waitFor(
    async () =>
      expect(
        await queryIn(
          database,
          'select from outbox_mails where "to" = $1 and sent_at is not null',
          [email],
        ),
      ).toHaveLength(1),
    { timeout: 20_000, interval: 100 },
  );
  for (const program of [api, worker]) {
    expect(await (await fetch(`${program.origin}/metrics`)).text()).toContain(
      'dependency_up{dependency="redis"} 1',
    );
    expect(program.output).not.toMatch(/Dependency is lost .*dependency=redis/);
  }
});

it('is told to be lost, and why, by a program that does not', async () => {
  const worker = startProgram('worker.js', {
    env: { ...database, REDIS_URL: url, WORKER_PORT: `${await freePort()}` },
  });
  await vi.waitFor(
    () => expect(worker.output).toMatch(/dependency=redis reason=.*self-signed certificate/),
    { timeout: 20_000 },
  );
});
