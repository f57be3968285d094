import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { ProblemError } from '../src/kernel/errors.js';
import { asProblemError } from '../src/platform/database/database-errors.js';
import { type Prisma, PrismaClient } from '../src/platform/database/generated/client.js';
import { plainSql } from '../src/platform/database/plain-sql.js';
import { Db, type Tx } from '../src/platform/database/prisma.js';
import { insertRow, readRow, updateRow } from '../src/platform/database/rows.js';
import { Sql } from '../src/platform/database/sql.js';
import { withConnection } from '../src/platform/database/transaction-connection.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { provided, useApi } from './support/api.js';
import { untilWaiting } from './support/concurrency.js';
import { aMember, anItem } from './support/factories.js';

useApi();

const titleOf = async (id: string) =>
  (await provided(Db).item.findUniqueOrThrow({ where: { id } })).title;

/** What Prisma says of a transaction that has ended; a use case that does so is answered 503. */
const ended = { code: 'P2028' };

/** A transaction's time limit, in which its first statement gets to wait for a lock, and longer than it. */
const limitMs = 1_000;
const pastLimitMs = 1_500;

const rename = (tx: Tx, id: string, title: string) => updateRow(tx, 'items', id, { title });

const anItemWithPicture = (ownerId: string): Prisma.ItemUncheckedCreateInput => ({
  id: randomUUID(),
  ownerId,
  title: 'Tente',
  description: 'Pour deux personnes.',
  category: 'bricolage',
  price: 5_000,
  priceUnit: 'jour',
  location: 'Libreville',
  createdAt: new Date(),
  images: { create: [{ position: 0, uploadId: randomUUID() }] },
});

describe('plain SQL in a transaction', () => {
  it('is committed and rolled back with what Prisma writes', async () => {
    const { id } = await anItem();
    const description = randomUUID();
    const change = provided(Transactions).run(async (tx) => {
      await rename(tx, id, 'Échelle');
      await tx.item.update({ where: { id, title: 'Échelle' }, data: { description } });
      expect(await readRow(tx, 'items', id)).toMatchObject({ title: 'Échelle', description });
      throw new Error('Refused after the change');
    });
    await expect(change).rejects.toThrow('Refused');
    expect(await titleOf(id)).not.toBe('Échelle');
    await provided(Transactions).run((tx) => rename(tx, id, 'Échelle'));
    expect(await titleOf(id)).toBe('Échelle');
  });

  it('is refused once Prisma has ended the transaction for its time limit', async () => {
    const { id } = await anItem();
    const late = withConnection((opened) =>
      provided(Db).$transaction(
        async (tx) => {
          const own = opened(tx);
          await rename(own, id, 'Échelle');
          await setTimeout(pastLimitMs);
          await expect(rename(own, id, 'Perceuse')).rejects.toMatchObject(ended);
        },
        { timeout: limitMs },
      ),
    );
    await expect(late).rejects.toMatchObject(ended);
    expect(['Échelle', 'Perceuse']).not.toContain(await titleOf(id));
  });

  it('is refused behind the end of the transaction, which a statement that waits for a lock holds up', async () => {
    const { id } = await anItem();
    const [late] = await provided(Db).$transaction(async (other) => {
      await rename(other, id, 'Tente');
      const waiting = withConnection((opened) =>
        provided(Db).$transaction(
          async (tx) => {
            const own = opened(tx);
            // It waits for the other transaction, and Prisma's end of this one for it.
            await rename(own, id, 'Échelle');
            await expect(rename(own, id, 'Perceuse')).rejects.toMatchObject(ended);
          },
          { timeout: limitMs },
        ),
      );
      await untilWaiting(1);
      await setTimeout(pastLimitMs);
      return [waiting];
    });
    await expect(late).rejects.toMatchObject(ended);
    expect(await titleOf(id)).toBe('Tente');
  });

  it('of the ORM too is refused there, as what may be tried again', async () => {
    const owner = await aMember({ verified: true });
    const [refused] = await provided(Db).$transaction(async (other) => {
      await other.$queryRaw`select id from users where id = ${owner.id}::uuid for update`;
      const waiting = withConnection((opened) =>
        provided(Db).$transaction(
          // Two statements of one call, of which the first waits for the owner's row.
          (tx) => opened(tx).item.create({ data: anItemWithPicture(owner.id) }),
          { timeout: limitMs },
        ),
      ).catch(asProblemError);
      await untilWaiting(1);
      await setTimeout(pastLimitMs);
      return [waiting];
    });
    expect(await refused).toBeInstanceOf(ProblemError);
    expect(await refused).toMatchObject({ code: 'service-unavailable' });
  });

  it('is of the outer transaction alone, where another connection is used meanwhile', async () => {
    const { id } = await anItem();
    const titleElsewhere = AsyncResource.bind(() => titleOf(id));
    await provided(Transactions).run(async (tx) => {
      await rename(tx, id, 'Échelle');
      expect(await titleElsewhere()).not.toBe('Échelle');
      await rename(tx, id, 'Perceuse à colonne');
    });
    expect(await titleOf(id)).toBe('Perceuse à colonne');
  });
});

describe('what plain SQL reads and writes', () => {
  it('is as Prisma has it: days, instants, JSON, lists, numbers beyond 32 bits', async () => {
    const { id } = await anItem();
    const pausedUntil = new Date('2027-01-31T00:00:00Z');
    const createdAt = new Date('2026-12-31T23:30:00.125Z');
    await updateRow(provided(Sql), 'items', id, { pausedUntil, createdAt, landmark: undefined });
    const item = await readRow(provided(Sql), 'items', id);
    expect(item).toEqual(await provided(Db).item.findUnique({ where: { id } }));
    expect(item).toMatchObject({ pausedUntil, createdAt });
    const [read] = await provided(Sql).$queryRaw<object[]>`
      select ${[createdAt]}::timestamptz[] = array[created_at] as same, ${2n ** 40n}::bigint as large
      from items where id = ${id}::uuid`;
    expect(read).toEqual({ same: true, large: 2n ** 40n });
  });

  it('is the same instant and day as in Prisma, where the session has another time zone', async () => {
    const { id } = await anItem();
    const pool = new pg.Pool({
      connectionString: env.DATABASE_URL,
      options: '-c timezone=Africa/Libreville',
    });
    const db = new PrismaClient({ adapter: new PrismaPg(pool) });
    const sql = plainSql((statement) => pool.query(statement));
    const pausedUntil = new Date('2027-01-31T00:00:00Z');
    const createdAt = new Date('2026-12-31T23:30:00.125Z');
    await updateRow(sql, 'items', id, { pausedUntil, createdAt });
    expect(await db.item.findUnique({ where: { id } })).toMatchObject({ pausedUntil, createdAt });
    expect(await readRow(sql, 'items', id)).toMatchObject({ pausedUntil, createdAt });
    await db.$disconnect();
    await pool.end();
  });

  it('is a row with what the database gives it', async () => {
    const id = randomUUID();
    await insertRow(provided(Sql), 'domain_events', {
      ...{ id, kind: 'test.done', subject: 'test', subjectId: id, actor: 'system' },
      facts: { list: ['a', 1], text: "l'échelle" },
      at: new Date(),
    });
    const event = await provided(Db).domainEvent.findUniqueOrThrow({ where: { id } });
    expect(event).toMatchObject({ actorId: null, facts: { list: ['a', 1], text: "l'échelle" } });
  });
});
