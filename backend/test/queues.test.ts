import { Module } from '@nestjs/common';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Db } from '../src/platform/database/prisma.js';
import { MailsWorkerModule } from '../src/platform/mail/mails.worker.module.js';
import { PlatformModule } from '../src/platform/platform.module.js';
import { QueueConnection } from '../src/platform/queues/queue-connection.js';
import { TicksModule } from '../src/platform/schedule/ticks.module.js';
import { ProbeModule, ProbeProcessor, ProbeQueue } from './support/probe-queue.js';
import { deferred, startWorker } from './support/worker.js';

/** Before the environment is read. */
const redis = await vi.hoisted(async () => {
  const { TcpProxy } = await import('./support/tcp-proxy.js');
  const proxy = new TcpProxy(new URL(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'));
  await proxy.connect();
  process.env.REDIS_URL = proxy.url;
  return proxy;
});

/** How long the end of a program may take when there is nothing to wait for, in ms; waiting for Redis, it would not end. */
const promptMs = 20_000;

beforeEach(async () => {
  redis.disconnect();
  await redis.connect();
});

async function aWorker() {
  const worker = await startWorker(ProbeModule);
  const [queue, processor] = [worker.get(ProbeQueue), worker.get(ProbeProcessor)];
  const end = async () => {
    const began = performance.now();
    await worker.close();
    return performance.now() - began;
  };
  return { queue, processor, end };
}

describe('a job', () => {
  it('reaches a worker, also after Redis was down', async () => {
    const { queue, processor } = await aWorker();
    await vi.waitFor(() => expect(queue.ready).toBe(true));
    queue.enqueue({ number: 1 });
    await vi.waitFor(() => expect(processor.finished).toEqual([1]));

    redis.disconnect();
    await vi.waitFor(() => expect(queue.ready).toBe(false));
    await redis.connect();
    await vi.waitFor(() => expect(queue.ready).toBe(true));
    queue.enqueue({ number: 2 });
    await vi.waitFor(() => expect(processor.finished).toEqual([1, 2]));
  });

  it('is dropped while Redis is down, without an error', async () => {
    const { queue, processor } = await aWorker();
    await vi.waitFor(() => expect(queue.ready).toBe(true));
    redis.disconnect();
    // Also before the connection has noticed.
    queue.enqueue({ number: 1 });
    await vi.waitFor(() => expect(queue.ready).toBe(false));
    queue.enqueue({ number: 2 });
    await redis.connect();
    await vi.waitFor(() => expect(queue.ready).toBe(true));
    queue.enqueue({ number: 3 });
    await vi.waitFor(() => expect(processor.finished).toContain(3));
    expect(processor.finished).not.toContain(2);
  });

  it('with the id of an earlier one is not added again', async () => {
    const { queue, processor } = await aWorker();
    await vi.waitFor(() => expect(queue.ready).toBe(true));
    const jobId = `once-${Date.now()}`;
    queue.enqueue({ number: 1 }, { jobId });
    await vi.waitFor(() => expect(processor.finished).toEqual([1]));
    queue.enqueue({ number: 2 }, { jobId });
    queue.enqueue({ number: 3 });
    await vi.waitFor(() => expect(processor.finished).toEqual([1, 3]));
  });
});

describe('a worker on SIGTERM', () => {
  it('finishes its current job, and takes no other', async () => {
    const { queue, processor, end } = await aWorker();
    const { promise, resolve } = deferred();
    processor.work = () => promise;
    await vi.waitFor(() => expect(queue.ready).toBe(true));
    queue.enqueue({ number: 1 });
    await vi.waitFor(() => expect(processor.taken).toEqual([1]));
    queue.enqueue({ number: 2 });
    const ending = end();
    setTimeout(resolve, 1_000);
    expect(await ending).toBeGreaterThan(900);
    expect(processor.finished).toEqual([1]);
    expect(processor.taken).toEqual([1]);
  });

  it('ends within seconds while Redis is down', async () => {
    const { queue, end } = await aWorker();
    await vi.waitFor(() => expect(queue.ready).toBe(true));
    redis.disconnect();
    await vi.waitFor(() => expect(queue.ready).toBe(false));
    expect(await end()).toBeLessThan(promptMs);
  });

  it('ends within seconds when Redis was never reachable', async () => {
    redis.disconnect();
    const { end } = await aWorker();
    expect(await end()).toBeLessThan(promptMs);
  });
});

describe('without Redis', () => {
  @Module({ imports: [PlatformModule, TicksModule, MailsWorkerModule] })
  class MailsOnlyModule {}

  it('the schedule delivers the mails that are due', async () => {
    const to = 'awa@loka.example';
    redis.disconnect();
    const worker = await startWorker(MailsOnlyModule);
    expect(worker.get(QueueConnection, { strict: false }).ready).toBe(false);
    const mails = worker.get(Db, { strict: false }).outboxMail;
    // Due before whatever other tests have left.
    const createdAt = new Date(0);
    const { id } = await mails.create({
      data: { to, subject: 'Essai', text: '', html: '', createdAt, nextAttemptAt: createdAt },
    });
    await vi.waitFor(
      async () => {
        const { sentAt } = await mails.findUniqueOrThrow({ where: { id } });
        expect(sentAt).not.toBeNull();
      },
      { interval: 200 },
    );
  });
});
