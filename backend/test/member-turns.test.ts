import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../src/env.js';
import { Pool } from '../src/platform/database/pool.js';
import { api, provided, useApi } from './support/api.js';
import { aMember, anItem, type Person, password } from './support/factories.js';
import { aRequest, updateStatus } from './support/rentals.js';

useApi();

/** Another program that holds rows; they are free again once the returned function is called, or the test ends. */
async function hold(statement: string, id: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query('begin');
  await client.query(statement, [id]);
  let isHeld = true;
  const release = async () => {
    if (isHeld) await client.end();
    isHeld = false;
  };
  onTestFinished(release);
  return release;
}

const holdItem = (id: string) => hold('select from items where id = $1 for update', id);
const holdRental = (id: string) => hold('select from rentals where id = $1 for update', id);

/** How many connections wait for a row that another one holds. */
async function waiting(): Promise<number> {
  const { rows } = await provided(Pool).query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
}

const pause = (owner: Person, item_id: string, available: boolean) =>
  api('/item/update-availability', { method: 'PUT', as: owner, body: { item_id, available } });

describe('a burst of calls by one member for the same row', () => {
  it('occupies three connections, and calls of other members are answered meanwhile', async () => {
    Object.assign(env, { MEMBER_TRANSACTIONS: 3 });
    onTestFinished(() => void Object.assign(env, { MEMBER_TRANSACTIONS: 100 }));
    const [owner, other] = [await aMember({ verified: true }), await aMember({ verified: true })];
    const [item, otherItem] = [await anItem({ owner }), await anItem({ owner: other })];
    const release = await holdItem(item.id);
    const burst = Array.from({ length: 30 }, (_, index) => pause(owner, item.id, index % 2 === 0));
    await vi.waitFor(async () => expect(await waiting()).toBe(3), { timeout: 8_000 });
    expect((await pause(other, otherItem.id, false)).status).toBe(200);
    expect(await waiting()).toBe(3);
    // A stolen session does not keep its member from ending it.
    const proof = { as: owner, body: { password } };
    expect((await api('/api/auth/reauthenticate', proof)).status).toBe(204);
    await release();
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    expect(statuses).toEqual(Array(30).fill(200));
  });
});

describe('a call for what is done already', () => {
  it('is answered while other transactions hold the rental and its object: accepted', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const { id } = await aRequest({ owner, itemId });
    expect((await updateStatus(owner, id, 'acceptée')).status).toBe(200);
    await holdItem(itemId);
    await holdRental(id);
    expect((await updateStatus(owner, id, 'acceptée')).status).toBe(200);
  });

  it.each(['refusée', 'annulée'])(
    'is answered while others hold the rental: %s',
    async (status) => {
      const owner = await aMember({ verified: true });
      const { id, renter } = await aRequest({ owner });
      const by = status === 'refusée' ? owner : renter;
      expect((await updateStatus(by, id, status)).status).toBe(200);
      await holdRental(id);
      expect((await updateStatus(by, id, status)).status).toBe(200);
    },
  );
});
