import { rmSync } from 'node:fs';
import { Cluster } from 'ioredis';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { LiveBus } from '../../src/platform/live/live-bus.js';
import type { LiveNote } from '../../src/platform/live/live-event.js';
import { QueueConnection } from '../../src/platform/queues/queue-connection.js';
import { RegisteredQueues } from '../../src/platform/queues/registered-queues.js';
import { RateLimits } from '../../src/platform/rate-limits/rate-limits.js';
import { ProbeModule, ProbeProcessor, ProbeQueue } from '../support/probe-queue.js';
import { startWorker } from '../support/worker.js';

/** Three nodes with a password, started before the environment is read. */
const { supervisor, folder } = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { Supervisor } = await import('../../tooling/supervisor.js');
  const { startRedisCluster } = await import('../../tooling/provision/redis-cluster.js');
  const folder = mkdtempSync(`${tmpdir()}/redis-cluster-`);
  const supervisor = new Supervisor(`${folder}/logs`, true);
  process.env.REDIS_URL = await startRedisCluster(supervisor, {
    folder,
    size: 3,
    password: 'a p@ssword',
  });
  return { supervisor, folder };
});
afterAll(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true });
});

const soon = { timeout: 20_000, interval: 100 };

it('takes jobs to the workers, and says how many of both there are', async () => {
  const worker = await startWorker(ProbeModule);
  expect(worker.get(QueueConnection, { strict: false }).client).toBeInstanceOf(Cluster);
  const [queue, processor] = [worker.get(ProbeQueue), worker.get(ProbeProcessor)];
  await vi.waitFor(() => expect(queue.ready).toBe(true), soon);
  for (const number of [1, 2, 3]) queue.enqueue({ number }, { jobId: `once-${number}` });
  queue.enqueue({ number: 4 }, { jobId: 'once-3' });
  await vi.waitFor(() => expect(processor.finished).toEqual([1, 2, 3]), soon);
  const [registered] = worker.get(RegisteredQueues, { strict: false }).all();
  expect(await registered?.getWorkersCount()).toBe(1);
  expect(await registered?.getJobCounts('completed')).toEqual({ completed: 3 });
});

it('goes on with the jobs once the node that had them is back', async () => {
  const worker = await startWorker(ProbeModule);
  const [queue, processor] = [worker.get(ProbeQueue), worker.get(ProbeProcessor)];
  await vi.waitFor(() => expect(queue.ready).toBe(true), soon);
  for (const node of ['redis-0', 'redis-1', 'redis-2']) await supervisor.signal(node, 'SIGKILL');
  const again = setInterval(() => queue.enqueue({ number: 7 }), 500);
  onTestFinished(() => clearInterval(again));
  await vi.waitFor(() => expect(processor.finished).toContain(7), { ...soon, timeout: 25_000 });
});

it('counts limits for all programs together', async () => {
  const programs = [new RateLimits(), new RateLimits()];
  onTestFinished(() => {
    for (const limits of programs) limits.onApplicationShutdown();
  });
  await Promise.all(programs.map((limits) => limits.onModuleInit()));
  const limit = { name: 'probe', max: 2, seconds: 60 };
  const allowed: boolean[] = [];
  for (const limits of [...programs, ...programs]) allowed.push(await limits.allows(limit, 'a'));
  expect(allowed).toEqual([true, true, false, false]);
});

it('takes notes from any program to any, also when the node that one listens to is gone', async () => {
  const connections = [new QueueConnection(), new QueueConnection()] as const;
  const [one, other] = [new LiveBus(connections[0]), new LiveBus(connections[1])];
  onTestFinished(() => {
    for (const each of [one, other, ...connections]) each.onApplicationShutdown();
  });
  const seen: LiveNote[] = [];
  other.on('note', (note) => seen.push(note));
  other.listen();
  const note = (number: number): LiveNote => ({ to: ['a'], event: { type: 'probe', number } });
  const arrives = async (number: number) => {
    await vi.waitFor(() => {
      one.publish(note(number));
      expect(seen).toContainEqual(note(number));
    }, soon);
  };
  await arrives(1);
  // The first that is named is the first that is listened to.
  const changes: boolean[] = [];
  other.on('connected', (connected) => changes.push(connected));
  await supervisor.signal('redis-0', 'SIGKILL');
  await vi.waitFor(() => expect(changes).toEqual([false, true]), soon);
  await arrives(2);
});
