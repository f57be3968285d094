import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dayOf } from '../../src/kernel/day.js';
import { queryIn, useEmptyDatabase } from '../support/databases.js';
import { startWorker, usePrograms } from '../support/programs.js';

/** The comparison with the gateway, by worker programs that are stopped and killed. */
const database = useEmptyDatabase();
usePrograms();

/** A gateway that takes every call and never answers. */
const silent = createServer(() => {});
beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)));
afterAll(() => void silent.close());

function silently(): Record<string, string> {
  const gateway = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  return {
    ...database,
    RECONCILE_AT_ONCE: '1',
    GATEWAY_STATUS_URL: `${gateway}/status`,
    GATEWAY_RENEW_SECRET_URL: `${gateway}/renew-secret`,
  };
}

const day = dayOf(new Date());
const rows = async () =>
  queryIn(
    database,
    `select token, holder, done, outcome::text, state -> 'unanswered' as unanswered
     from long_jobs where name = 'payment-comparison'`,
  );

/** Waits until a worker has the run, and gives the token with which it does. */
async function taken(after: number): Promise<number> {
  let token = 0;
  await vi.waitFor(async () => {
    const [row] = await rows();
    expect(row?.holder).not.toBeNull();
    expect(row?.token).toBeGreaterThan(after);
    token = row?.token as number;
  });
  return token;
}

/** Three payments of an hour ago, the first of which a worker has compared that died since, with 39 others. */
beforeAll(async () => {
  const ids = Array.from({ length: 3 }, () => randomUUID()).sort();
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const payments = ids.map(
    (id) => `('${id}', '${id.replaceAll('-', '').slice(0, 15)}', '${id}', 'top_up', 1000,
      'airtel', 'ACC_AIRTEL', '077000001', 'succeeded', '${at}', '${at}', '${at}')`,
  );
  const state = {
    ...{ since: new Date(Date.now() - 7 * 86_400_000).toISOString(), passed: 40 },
    ...{ after: { id: ids[0], createdAt: at }, compared: 0, unanswered: 40, differences: [] },
  };
  await queryIn(
    database,
    `set session_replication_role = replica;
     insert into payments (id, reference, user_id, purpose, amount, operator, operation_account,
       phone_number, status, created_at, decided_at, expires_at) values ${payments.join()};
     insert into long_jobs (id, name, key, is_alone, holder, lease_until, state, done, total,
       started_at, taken_at, progressed_at, due_at)
     values ('${randomUUID()}', 'payment-comparison', '${day}', true, 'dead', '${at}',
       '${JSON.stringify(state)}', 40, 42, '${at}', '${at}', '${at}', now())`,
  );
});

it('is left at once by a worker that is told to stop, and resumed by the next', async () => {
  const worker = await startWorker(silently());
  const token = await taken(1);
  worker.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(await rows()).toEqual([
    { token: token + 1, holder: null, done: 40, outcome: null, unanswered: 40 },
  ]);
  expect(worker.output).toContain('Long job left');
});

it('is resumed, and made once, after a worker that was killed', async () => {
  const [{ token: before = 0 } = {}] = (await rows()) as { token: number }[];
  const worker = await startWorker(silently());
  const token = await taken(before);
  worker.kill('SIGKILL');
  await worker.ended;
  expect(await rows()).toMatchObject([{ token, outcome: null, done: 40 }]);
  // As if the minute of its lease had passed.
  await queryIn(database, `update long_jobs set lease_until = now() where finished_at is null`);
  await Promise.all([startWorker(database), startWorker(database)]);
  await vi.waitFor(
    async () =>
      expect(await rows()).toMatchObject([{ outcome: 'done', token: token + 1, done: 42 }]),
    60_000,
  );
  const reports = await queryIn(
    database,
    'select day::text, compared, unanswered, differences from reconciliation_reports',
  );
  // Those from before the stop are counted, and not asked about again.
  expect(reports).toEqual([{ day, compared: 0, unanswered: 42, differences: [] }]);
});
