import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '../src/env.js';
import { Queues } from '../src/platform/queues/queues.js';
import { nightly, Schedules } from '../src/platform/queues/schedules.js';

let queues: Queues;
let schedules: Schedules;
let redis: Redis;

beforeEach(async () => {
  redis = new Redis(env.REDIS_URL);
  queues = new Queues();
  schedules = new Schedules(queues);
  await vi.waitFor(() => expect(queues.ready).toBe(true));
});

afterEach(async () => {
  await schedules.onApplicationShutdown();
  await queues.onModuleDestroy();
  redis.disconnect();
});

/** The jobs of the night that wait for their hour. */
async function waiting() {
  const jobs = await Promise.all(
    nightly.map(({ queue }) => queues.all[queue].getJobs(['delayed'])),
  );
  return jobs.flat().map(({ name, timestamp, delay }) => ({ name, due: timestamp + delay }));
}

const names = async () => (await waiting()).map(({ name }) => name);
const all = ['rentals', 'reconciliation', 'housekeeping'];

it('puts every job of the night on the calendar, once, by the clocks of Gabon', async () => {
  await redis.flushdb();
  await schedules.sweep();
  await schedules.sweep();
  const jobs = await waiting();
  expect(jobs.map(({ name }) => name)).toEqual(all);
  // Libreville is an hour ahead of UTC all year.
  expect(jobs.map(({ due }) => new Date(due).toISOString().slice(11, 16))).toEqual([
    '23:05',
    '02:30',
    '03:30',
  ]);
  for (const { due } of jobs) expect(due - Date.now()).toBeLessThan(24 * 3_600_000);
});

it('has them back after Redis forgot everything, or a part', async () => {
  await schedules.sweep();
  await redis.flushdb();
  await schedules.sweep();
  expect(await names()).toEqual(all);
  await redis.del('bull:reconciliation:repeat', 'bull:reconciliation:repeat:reconciliation');
  await schedules.sweep();
  expect((await names()).toSorted()).toEqual(all.toSorted());
});

it('puts a job back whose hour has passed without it', async () => {
  await schedules.sweep();
  const [job] = await queues.all.housekeeping.getJobs(['delayed']);
  await redis.zadd('bull:housekeeping:repeat', Date.now() - 61_000, 'housekeeping');
  await redis.zrem('bull:housekeeping:delayed', job?.id as string);
  await redis.del(`bull:housekeeping:${job?.id}`);
  expect(await names()).not.toContain('housekeeping');
  await schedules.sweep();
  expect(await names()).toContain('housekeeping');
});

it('does so on start, and as soon as Redis is back', async () => {
  await redis.flushdb();
  schedules.onApplicationBootstrap();
  await vi.waitFor(async () => expect(await names()).toEqual(all));

  await redis.flushdb();
  // biome-ignore lint/complexity/useLiteralKeys: it is nobody else's.
  await redis.client('KILL', 'ID', await queues['connection'].client('ID'));
  await vi.waitFor(async () => expect(await names()).toEqual(all), { timeout: 5_000 });
});
