import { afterEach, describe, expect, it } from 'vitest';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, type Person } from './support/factories.js';

useApi();

/** Makes the next updates of items fail as PostgreSQL fails one side of a deadlock. */
async function deadlockNextUpdates(count: number): Promise<void> {
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
    'create trigger fail_attempt before update on items for each row execute function fail_attempt()',
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
    await deadlockNextUpdates(3);
    expect((await call()).status).toBe(200);
  });

  it('is answered with 503 when the last attempt loses one too', async () => {
    const call = await anAvailabilityChange(await aMember({ verified: true }));
    await deadlockNextUpdates(4);
    expectRefusal(await call(), 'service-unavailable');
  });
});
