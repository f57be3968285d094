import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../tooling/ports.js';
import { startApi, startProgram, usePrograms } from '../support/programs.js';

usePrograms();

/** Where nobody listens. */
const nowhere = '127.0.0.1:9';

describe('a program with a wrong setting', () => {
  it.each([
    ['TRUST_PROXY', 'nonsense'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_URL', 'mysql://localhost/loka'],
    ['DATABASE_URL', 'postgresql://'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['REDIS_URL', 'redis://'],
    ['STORAGE_URL', 's3://'],
    ['SMTP_URL', 'smtp://'],
    ['GATEWAY_PAY_URL', 'https://'],
  ])('says what is wrong with it in a line, and ends: %s=%s', async (name, value) => {
    for (const file of ['main.js', 'worker.js']) {
      const program = startProgram(file, { env: { [name]: value } });
      expect(await program.ended).toBe(1);
      expect(program.output).toMatch(
        new RegExp(`^The environment is not usable:\\n  ${name}: [^\\n]+\\n$`),
      );
    }
  });

  it('says that nobody answers at REDIS_URL, and serves', async () => {
    const api = await startApi({ REDIS_URL: `redis://${nowhere}` });
    await vi.waitFor(() =>
      expect(api.output).toMatch(/ERROR .*Dependency is lost .*dependency=redis .*ECONNREFUSED/),
    );
    expect((await fetch(`${api.origin}/items`)).status).toBe(200);
  });

  it('says that the password of Redis is wrong', async () => {
    const { REDIS_URL = 'redis://127.0.0.1:6379' } = process.env;
    const account = { username: 'nobody', password: randomUUID() };
    const url = Object.assign(new URL(REDIS_URL), account);
    const api = await startApi({ REDIS_URL: url.href });
    await vi.waitFor(() =>
      expect(api.output).toMatch(
        /ERROR .*Dependency is lost .*dependency=redis reason=.*(AUTH|PASS)/,
      ),
    );
  });

  it('says that Redis refuses what is written to it, and serves', async () => {
    const { REDIS_URL = 'redis://127.0.0.1:6379' } = process.env;
    const redis = new Redis(REDIS_URL);
    const account = { username: `reader-${randomUUID()}`, password: randomUUID() };
    // As one that is full, or that follows another: there is a connection, and nothing can be added.
    await redis.call(
      'ACL',
      'SETUSER',
      account.username,
      'on',
      `>${account.password}`,
      '~*',
      '&*',
      '+@all',
      '-set',
    );
    onTestFinished(async () => {
      await redis.call('ACL', 'DELUSER', account.username);
      redis.disconnect();
    });
    const api = await startApi({ REDIS_URL: Object.assign(new URL(REDIS_URL), account).href });
    const answer = await fetch(`${api.origin}/readyz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'degraded', redis: 'down' });
    expect(api.output).toMatch(/ERROR .*Dependency is lost .*dependency=redis reason=.*NOPERM/);
    expect(await (await fetch(`${api.origin}/metrics`)).text()).toContain(
      'dependency_up{dependency="redis"} 0',
    );
  });

  it('says that the database lets nobody in, and answers that it can be tried again', async () => {
    const { DATABASE_URL = '' } = process.env;
    const account = { username: `nobody_${randomUUID().slice(0, 8)}`, password: randomUUID() };
    const unknown = Object.assign(new URL(DATABASE_URL), account);
    const elsewhere = Object.assign(new URL(DATABASE_URL), { pathname: '/not-there' });
    for (const url of [unknown, elsewhere]) {
      const port = `${await freePort()}`;
      const origin = `http://127.0.0.1:${port}`;
      const env = { DATABASE_URL: url.href, HOST: '127.0.0.1', PORT: port };
      const api = startProgram('main.js', { env });
      await vi.waitFor(
        async () => expect((await fetch(`${origin}/readyz`)).status).toBe(503),
        30_000,
      );
      expect(api.output).toMatch(/ERROR .*Dependency is lost .*dependency=database/);
      expect((await fetch(`${origin}/items`)).status).toBe(503);
      const signIn = await fetch(`${origin}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'awa@loka.example', password: 'Nobody-Here-2026' }),
      });
      expect(signIn.status).toBe(503);
    }
  });

  it('says that nobody answers at DATABASE_URL, without a stack, and waits for it', async () => {
    const worker = startProgram('worker.js', {
      env: { DATABASE_URL: `postgresql://loka:secret-of-it@${nowhere}/loka` },
    });
    await vi.waitFor(
      () =>
        expect(worker.output).toMatch(
          /ERROR .*Dependency is lost .*dependency=database .*ECONNREFUSED/,
        ),
      30_000,
    );
    expect(worker.output).not.toContain('secret-of-it');
    // Some rounds later there is no more to read of it.
    await sleep(3_000);
    expect(worker.output.match(/ERROR/g)).toHaveLength(1);
    expect(worker.output).not.toMatch(/\n\s+at /);
    worker.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
  });

  it('has what libraries warn of in the log, and none of it about sslmode', async () => {
    const warn = `data:text/javascript,${encodeURIComponent(
      `setInterval(() => process.emitWarning('first line\\nsecond line', 'OfALibrary'), 500).unref()`,
    )}`;
    const { DATABASE_URL = '' } = process.env;
    const url = new URL(DATABASE_URL);
    url.searchParams.set('sslmode', 'require');
    const worker = startProgram('worker.js', {
      env: { DATABASE_URL: url.href, LOG_LEVEL: 'warn', NODE_OPTIONS: `--import=${warn}` },
    });
    await vi.waitFor(() => expect(worker.output).toMatch(/WARN {2}\[Node\] first line/), 30_000);
    await vi.waitFor(
      () => expect(worker.output).toMatch(/Dependency is lost .*dependency=database .*SSL/),
      30_000,
    );
    expect(worker.output).not.toContain('SECURITY WARNING');
  });
});
