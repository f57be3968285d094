import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { asProblemError } from '../src/platform/database/database-errors.js';
import { Prisma } from '../src/platform/database/generated/client.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { topUp } from './support/payments.js';

useApi();

/** Makes the next changes of a table fail as PostgreSQL fails one side of a deadlock. */
async function deadlockNext(count: number, change = 'update on items'): Promise<void> {
  const statements = [
    // A sequence is not rolled back: it counts the attempts of all transactions.
    'create sequence failed_attempts',
    `create function fail_attempt() returns trigger language plpgsql as $$
    begin
      if nextval('failed_attempts') <= ${count} then
        raise exception 'deadlock detected' using errcode = 'deadlock_detected';
      end if;
      return new;
    end $$`,
    `create trigger fail_attempt before ${change} for each row execute function fail_attempt()`,
  ];
  for (const statement of statements) await provided(Db).$executeRawUnsafe(statement);
}

afterEach(async () => {
  await provided(Db).$executeRaw`drop function if exists fail_attempt cascade`;
  await provided(Db).$executeRaw`drop sequence if exists failed_attempts`;
});

async function anAvailabilityChange(owner: Person) {
  const { id: item_id } = await anItem({ owner });
  return () =>
    api('/item/update-availability', {
      method: 'PUT',
      as: owner,
      body: { item_id, available: false },
    });
}

describe('a call whose transaction loses a deadlock', () => {
  it('is tried again', async () => {
    const call = await anAvailabilityChange(await aMember({ verified: true }));
    await deadlockNext(5);
    expect((await call()).status).toBe(200);
  });

  it('is answered with 503 and when to come back, when the last attempt loses one too', async () => {
    const call = await anAvailabilityChange(await aMember({ verified: true }));
    await deadlockNext(6);
    const answer = await call();
    expectRefusal(answer, 'service-unavailable');
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('can be repeated with its Idempotency-Key after that', async () => {
    const member = await aMember({ verified: true });
    const key = { 'idempotency-key': randomUUID() };
    await deadlockNext(6, 'insert on payments');
    expectRefusal(await topUp(member, 1_000, '077000001', key), 'service-unavailable');
    const repeated = await topUp(member, 1_000, '077000001', key);
    expect(repeated.status).toBe(202);
    expect((await topUp(member, 1_000, '077000001', key)).body).toEqual(repeated.body);
    expect(await provided(Db).payment.count({ where: { userId: member.id } })).toBe(1);
  });
});

describe('what a transaction announces', () => {
  /** Hides an item and announces it; returns the announcements made. */
  async function announcements({ thenFail = false } = {}): Promise<string[]> {
    const { id } = await anItem();
    const made: string[] = [];
    const change = provided(Transactions).run(async (tx, afterCommit) => {
      afterCommit(() => made.push(id));
      await tx.item.update({ where: { id }, data: { available: false } });
      expect(made).toEqual([]);
      if (thenFail) throw new Error('Refused after the change');
    });
    if (thenFail) await expect(change).rejects.toThrow('Refused after the change');
    else await change;
    await setImmediate();
    return made;
  }

  it('is announced after its commit', async () => {
    expect(await announcements()).toHaveLength(1);
  });

  it('is announced once, when attempts before it failed', async () => {
    await deadlockNext(2);
    expect(await announcements()).toHaveLength(1);
  });

  it('is not announced when it fails', async () => {
    expect(await announcements({ thenFail: true })).toEqual([]);
  });
});

describe('inside of a transaction', () => {
  it.each([
    ['the ORM', () => provided(Db).user.count()],
    ['plain SQL', () => provided(Sql).$queryRaw`select 1`],
    ['a long read', () => provided(Sql).rowsOfAll(Prisma.sql`select 1`)],
    ['a transaction', () => provided(Transactions).run(async (tx) => tx.user.count())],
  ] as const)('%s takes no second connection', async (_, query) => {
    await query();
    const asking = provided(Transactions).run(async (tx) => {
      await tx.user.count();
      await query();
    });
    await expect(asking).rejects.toThrow('second connection');
    await query();
  });
});

describe('a query on a connection that has broken', () => {
  const connected = async () => {
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    return client;
  };

  it('is answered with 503, when the server ended it', async () => {
    const client = await connected();
    const broken = new Promise((resolve) => client.on('error', resolve));
    await provided(Db).$queryRaw`select pg_terminate_backend(${await ownPid(client)})`;
    await broken;
    const error = await client.query('select 1').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringContaining('not queryable') });
    expect(asProblemError(error)).toMatchObject({ code: 'service-unavailable' });
  });

  it('is answered with 503, when the pool ended it', async () => {
    const client = await connected();
    await client.end();
    const error = await client.query('select 1').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringContaining('not queryable') });
    expect(asProblemError(error)).toMatchObject({ code: 'service-unavailable' });
  });
});

describe('a statement that takes too long', () => {
  it('is given up by PostgreSQL, in every session of a program', async () => {
    const [limits] = await provided(Sql).$queryRaw<Record<string, string>[]>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as transaction,
        current_setting('lock_timeout') as lock`;
    expect(limits).toEqual({ statement: '2min', transaction: '30s', lock: '10s' });
  });

  it('is answered with 503, and nothing is done', async () => {
    const sleeping = provided(Transactions).run(async (tx) => {
      await tx.$executeRaw`set local statement_timeout = 50`;
      await tx.$queryRaw`select pg_sleep(5)::text`;
    });
    await expect(sleeping).rejects.toMatchObject({ code: 'service-unavailable' });
  });

  it('because another transaction holds a row is answered with 503, and nothing is done', async () => {
    const { id } = await anItem();
    const held = provided(Transactions).run(async (tx) => {
      await tx.$queryRaw`select id::text from items where id = ${id}::uuid for update`;
      const other = new pg.Client({ connectionString: env.DATABASE_URL });
      await other.connect();
      await other.query("set lock_timeout = '50ms'");
      const waiting = other.query('update items set available = false where id = $1', [id]);
      const error = await waiting.catch((thrown: unknown) => asProblemError(thrown));
      await other.end();
      return error;
    });
    expect(await held).toMatchObject({ code: 'service-unavailable' });
  });
});

async function ownPid(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}
