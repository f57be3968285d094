import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../src/modules/reconciliation/invariants.js';
import { migrate, queryIn, useUnmigratedDatabase } from './support/databases.js';

const lastOfFirstRelease = '20261121170000_one_live_payment_for_an_object';
/** When its rows were written. */
const then = new Date('2026-11-22T02:24:00Z');
const rows = new URL('./fixtures/first-release.sql', import.meta.url);

const database = useUnmigratedDatabase();

const query = (sql: string, values?: unknown[]) => queryIn(database, sql, values);

describe('migrating a database that holds the rows of the first release', () => {
  beforeAll(async () => {
    await migrate(database, lastOfFirstRelease);
    await query(`set session_replication_role = replica; ${await readFile(rows, 'utf8')}`);
    await query(`
      insert into idempotency_keys (key, user_id, route, request_hash, status, created_at, alive_until)
      select key, (select id from users limit 1), 'POST /api/payment', '', status, now(), now()
      from (values ('unanswered', null), ('answered', 202)) as calls (key, status)`);
    await migrate(database);
  });

  it.each(invariants(then).map(({ name, sql }) => [name, sql] as const))(
    'keeps the invariant: %s',
    async (_, { text, values }) => {
      expect(await query(text, values)).toEqual([]);
    },
  );

  it('gives payments in review a reason', async () => {
    expect(
      await query(`select review_reason, settled_amount from payments where status = 'review'`),
    ).toEqual([{ review_reason: 'other_amount', settled_amount: 2_500 }]);
  });

  it('lets nobody repeat a call that had not answered', async () => {
    const running = await query(
      `select key from idempotency_keys where lease_expires_at >= created_at + interval '2 days'`,
    );
    expect(running).toEqual([{ key: 'unanswered' }]);
  });

  it('renames what happened to rentals by the events of the lifecycle', async () => {
    const events = await query('select distinct event from rental_events');
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['supersede', 'cancel-request', 'cancel-by-owner']),
    );
  });
});
