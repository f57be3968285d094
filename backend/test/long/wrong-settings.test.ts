import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { startApi, startProgram, usePrograms } from '../support/programs.js';

usePrograms();

/** Where nobody listens. */
const nowhere = '127.0.0.1:9';

describe('a program with a wrong setting', () => {
  it.each([
    ['TRUST_PROXY', 'nonsense'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_URL', 'mysql://localhost/loka'],
    ['REDIS_URL', 'http://localhost:6379'],
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
    expect(await worker.ended).toBe('SIGTERM');
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
