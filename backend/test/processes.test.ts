import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../src/env.js';
import { startApi, startProgram, usePrograms } from './support/programs.js';

usePrograms();

describe('a program that cannot start', () => {
  it.each([
    ['main.js', 'PORT'],
    ['worker.js', 'WORKER_PORT'],
  ])('%s says in one line that its port is taken, and ends', async (file, variable) => {
    const { port } = new URL((await startApi()).origin);
    const late = startProgram(file, {
      env: { HOST: '127.0.0.1', [variable]: port, LOG_FORMAT: 'json' },
    });
    expect(await late.ended).toBe(1);
    const lines = late.output.split('\n').filter((line) => line.includes('Not started'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ reason: expect.stringMatching(`EADDRINUSE.*${port}`) }),
    ]);
    expect(late.output).not.toMatch(/^ +at /m);
  });

  it('the audit without its database says why in one line', async () => {
    const url = new URL(env.DATABASE_URL);
    url.port = '9';
    const audit = startProgram('audit.js', { env: { DATABASE_URL: url.href } });
    expect(await audit.ended).toBe(1);
    expect(audit.output.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^The books were not audited: .*ECONNREFUSED/),
    ]);
  });
});

describe('the api', () => {
  it('answers the 50 searches in flight on SIGTERM, then ends by itself', async () => {
    const api = await startApi();
    const { release, untilWaiting } = await lockedCards();
    const searches = Array.from({ length: 50 }, () => search(api.origin));
    await untilWaiting(env.DATABASE_POOL);
    // Connections are accepted in the order they were made: the searches are in before this one.
    expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);

    const toldAt = Date.now();
    api.kill('SIGTERM');
    await sleep(500);
    await release();
    expect(await Promise.all(searches)).toEqual(searches.map(() => 200));
    expect(await api.ended).toBe(0);
    expect(Date.now() - toldAt).toBeLessThan(60_000);
  });

  it('tells PostgreSQL whose connections are its', async () => {
    await startApi();
    const { rows } = await (await aClient()).query(
      `select distinct application_name as name from pg_stat_activity where application_name like 'loka-%'`,
    );
    expect(rows).toContainEqual({ name: 'loka-main' });
  });

  it('says in its log that a setting is probably misspelt', async () => {
    const api = await startApi({ REQUEST_TIMEOUT_HOUR: '48' });
    await vi.waitFor(() =>
      expect(api.output).toContain('REQUEST_TIMEOUT_HOUR is unknown: REQUEST_TIMEOUT_HOURS?'),
    );
  });

  it('has DATABASE_POOL connections to PostgreSQL at most, through Prisma and plain SQL', async () => {
    const url = new URL(env.DATABASE_URL);
    url.searchParams.set('application_name', 'pool-of-two');
    const api = await startApi({ DATABASE_URL: url.href, DATABASE_POOL: '2' });
    const signIn = () =>
      fetch(`${api.origin}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'personne@loka.example', password: 'un mot de passe' }),
      });
    const rounds = Array.from({ length: 5 });
    await Promise.all(rounds.flatMap(() => [search(api.origin), signIn()]));
    const { rowCount } = await (await aClient()).query(
      `select from pg_stat_activity where application_name = 'pool-of-two'`,
    );
    expect(rowCount).toBe(2);
  });
});

describe('the migrations', () => {
  it('wait for those that somebody else applies, and tell PostgreSQL whose connection waits', async () => {
    const client = await aClient();
    // The lock that Prisma's engine takes for its session.
    await client.query('select pg_advisory_lock(72707369)');
    const migration = execa('npm', ['run', 'db:migrate']);
    await vi.waitFor(async () => {
      const { rows } = await client.query(
        `select application_name as name from pg_stat_activity
         where datname = current_database() and wait_event = 'advisory'`,
      );
      expect(rows).toEqual([{ name: 'loka-migrate' }]);
    });
    await client.query('select pg_advisory_unlock(72707369)');
    expect((await migration).stdout).toContain('Migrations applied: none missing');
  });
});

const search = (origin: string): Promise<number | string> =>
  // With a cookie nothing is kept for visitors, and no connection listens for changes of the list.
  fetch(`${origin}/items`, { headers: { cookie: 'visit=1' } }).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );

/** The table of cards locked, so that every search waits until it is released. */
async function lockedCards() {
  const database = await aClient();
  await database.query('begin; lock table item_cards in access exclusive mode');
  return {
    release: () => database.query('rollback'),
    /** Waits until as many connections wait for the table. */
    async untilWaiting(count: number): Promise<void> {
      const waiting = `select from pg_locks where relation = 'item_cards'::regclass and not granted`;
      while ((await database.query(waiting)).rows.length < count) await sleep(20);
    },
  };
}

async function aClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
