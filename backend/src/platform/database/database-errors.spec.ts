import { PrismaPg } from '@prisma/adapter-pg';
import getPort from 'get-port';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { asProblemError } from './database-errors.js';
import { PrismaClient } from './generated/client.js';

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a database that does not answer', () => {
  const nowhere = async () => `postgresql://nobody@127.0.0.1:${await getPort()}/none`;

  it('is a refusal to try again, from the ORM', async () => {
    const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: await nowhere() }) });
    const errors = await Promise.all([
      errorOf(db.user.count()),
      errorOf(db.$queryRaw`select 1`),
      errorOf(db.$transaction((tx) => tx.user.count())),
    ]);
    for (const error of errors) {
      expect(asProblemError(error)).toMatchObject({ code: 'service-unavailable', status: 503 });
    }
    await db.$disconnect();
  });

  it.each([
    ['57014', 'canceling statement due to statement timeout'],
    ['25P03', 'terminating connection due to idle-in-transaction timeout'],
  ])('in time (%s) is a refusal to try again', (code, message) => {
    const error = Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });
    expect(asProblemError(error)).toMatchObject({ code: 'service-unavailable' });
  });

  it.each(['28P01', '28000', '3D000'])(
    'for us (%s), since a password or a name was changed, is a refusal to try again',
    (code) => {
      const error = Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });
      expect(asProblemError(error)).toMatchObject({ code: 'service-unavailable' });
    },
  );

  it('is a refusal to try again, from plain SQL', async () => {
    const pool = new pg.Pool({ connectionString: await nowhere() });
    const error = await errorOf(pool.query('select 1'));
    expect(asProblemError(error)).toMatchObject({ code: 'service-unavailable' });
    await pool.end();
  });
});
