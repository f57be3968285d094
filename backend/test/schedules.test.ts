import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { Injectable, Module } from '@nestjs/common';
import { Cron, CronExpression, SchedulerRegistry } from '@nestjs/schedule';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '../src/env.js';
import { startOfDay } from '../src/kernel/day.js';
import { HousekeepingModule } from '../src/modules/ops/housekeeping/housekeeping.module.js';
import { HousekeepingSchedule } from '../src/modules/ops/housekeeping/housekeeping.schedule.js';
import { AuditSchedule } from '../src/modules/reconciliation/nightly-audit/audit.schedule.js';
import { ReconciliationModule } from '../src/modules/reconciliation/reconciliation.module.js';
import { ReconciliationSchedule } from '../src/modules/reconciliation/reconciliation.schedule.js';
import { RentalsModule } from '../src/modules/rentals/rentals.module.js';
import { RentalsSchedule } from '../src/modules/rentals/rentals.schedule.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { PlatformModule } from '../src/platform/platform.module.js';
import { QueueConnection } from '../src/platform/queues/queue-connection.js';
import { RegisteredQueues } from '../src/platform/queues/registered-queues.js';
import { tick } from '../src/platform/schedule/tick.js';
import { TicksModule } from '../src/platform/schedule/ticks.module.js';
import { api, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aRequest, inDays, updateStatus, walletOf } from './support/rentals.js';
import { deferred, startWorker } from './support/worker.js';

useApi();

/** The schedules of the night without the processors, so that their jobs stay in the queues. */
@Module({
  imports: [PlatformModule, TicksModule, RentalsModule, ReconciliationModule, HousekeepingModule],
  providers: [RentalsSchedule, ReconciliationSchedule, HousekeepingSchedule, AuditSchedule],
})
class NightModule {}

describe('the nightly jobs', () => {
  let redis: Redis;

  beforeEach(async () => {
    redis = new Redis(env.REDIS_URL);
    await redis.flushdb();
  });
  afterEach(async () => {
    await redis.flushdb();
    redis.disconnect();
    vi.restoreAllMocks();
  });

  async function aWorker(now: string): Promise<INestApplicationContext> {
    // Its ticks begin with it: by the real time they would add the jobs of today.
    const starting = vi.spyOn(Clock.prototype, 'now').mockReturnValue(new Date(now));
    const worker = await startWorker(NightModule);
    const connection = worker.get(QueueConnection, { strict: false });
    await vi.waitFor(() => expect(connection.ready).toBe(true));
    starting.mockRestore();
    setClock(worker, now);
    return worker;
  }

  function setClock(worker: INestApplicationContext, now: string): void {
    vi.spyOn(worker.get(Clock, { strict: false }), 'now').mockReturnValue(new Date(now));
  }

  const schedules = [RentalsSchedule, ReconciliationSchedule, HousekeepingSchedule, AuditSchedule];
  const enqueueNight = (worker: INestApplicationContext) => {
    for (const schedule of schedules) worker.get(schedule).enqueueNight();
  };

  async function jobIds(worker: INestApplicationContext): Promise<string[]> {
    const queues = worker.get(RegisteredQueues, { strict: false }).all();
    const jobs = await Promise.all(queues.map((queue) => queue.getJobs()));
    return jobs.flatMap((all) => all.map(({ id = '' }) => id)).toSorted();
  }

  const jobsOf = (day: string) => [
    `audit-${day}`,
    `housekeeping-${day}`,
    `reconciliation-${day}`,
    `rentals-${day}`,
  ];

  it('are due at 00:05, 03:30, 04:30 and 05:00 in the time zone of Gabon', async () => {
    const worker = await startWorker(NightModule);
    const jobs = [...worker.get(SchedulerRegistry, { strict: false }).getCronJobs().values()];
    const nightly = jobs
      .map((job) => job.nextDates(2).map((date) => date.toUTC()))
      .filter(([first, second]) => first && second?.diff(first).as('hours') === 24);
    // Libreville is an hour ahead of UTC all year.
    expect(nightly.map(([first]) => first?.toFormat('HH:mm')).toSorted()).toEqual([
      '02:30',
      '03:30',
      '04:00',
      '23:05',
    ]);
  });

  it('are added once a night by concurrent workers', async () => {
    const workers = [await aWorker('2030-01-14T23:05:00Z'), await aWorker('2030-01-14T23:05:02Z')];
    const [worker] = workers as [INestApplicationContext];
    for (const each of [...workers, ...workers]) enqueueNight(each);
    await vi.waitFor(async () => expect(await jobIds(worker)).toEqual(jobsOf('2030-01-15')));

    for (const each of workers) setClock(each, '2030-01-16T03:30:00Z');
    for (const each of workers) enqueueNight(each);
    await vi.waitFor(async () =>
      expect(await jobIds(worker)).toEqual(
        [...jobsOf('2030-01-15'), ...jobsOf('2030-01-16')].toSorted(),
      ),
    );
  });

  it('are added later when no worker ran at their hour, or Redis lost them', async () => {
    const worker = await aWorker('2030-01-15T03:29:59Z');
    const schedule = worker.get(HousekeepingSchedule);
    schedule.enqueueIfMissed();
    await sleep(200);
    expect(await jobIds(worker)).toEqual([]);

    setClock(worker, '2030-01-15T21:00:00Z');
    schedule.enqueueIfMissed();
    await vi.waitFor(async () => expect(await jobIds(worker)).toEqual(['housekeeping-2030-01-15']));

    await redis.flushdb();
    schedule.enqueueIfMissed();
    await vi.waitFor(async () => expect(await jobIds(worker)).toEqual(['housekeeping-2030-01-15']));
  });
});

describe('the schedule of rentals', () => {
  it('advances rentals, expires requests and confirms returns that no job handled', async () => {
    // Due before whatever other tests have left.
    const unanswered = await aRequest({ from: 20, to: 23 });
    await provided(Db).rental.update({
      where: { id: unanswered.id },
      data: { createdAt: new Date(0) },
    });
    const { id, owner, renter } = await aRequest({ from: 1, to: 4 });
    await updateStatus(owner, id, 'acceptée');
    setNow(startOfDay(inDays(2)));
    await api(`/api/rentals/${id}/declare-return`, { method: 'POST', as: renter });

    const worker = await startWorker(NightModule);
    vi.spyOn(worker.get(Clock, { strict: false }), 'now').mockReturnValue(startOfDay(inDays(4)));
    await worker.get(RentalsSchedule).processDue();

    const statusOf = (rentalId: string) =>
      provided(Db).rental.findUniqueOrThrow({ where: { id: rentalId }, select: { status: true } });
    expect(await statusOf(unanswered.id)).toEqual({ status: 'refusee' });
    expect(await statusOf(id)).toEqual({ status: 'terminee' });
    expect(await walletOf(renter)).toEqual({ balance: 20_000, withdrawable: 20_000 });
  });
});

describe('a tick', () => {
  @Injectable()
  class Probe {
    began = 0;
    running = 0;
    mostAtOnce = 0;
    work: () => Promise<void> = async () => {};

    @Cron(CronExpression.EVERY_SECOND, tick)
    async tick(): Promise<void> {
      this.began += 1;
      this.running += 1;
      this.mostAtOnce = Math.max(this.mostAtOnce, this.running);
      try {
        await this.work();
      } finally {
        this.running -= 1;
      }
    }
  }

  @Module({ imports: [TicksModule], providers: [Probe] })
  class ProbeModule {}

  it('does not begin while the last one is running', async () => {
    const worker = await startWorker(ProbeModule);
    const probe = worker.get(Probe);
    probe.work = () => sleep(2_200);
    await vi.waitFor(() => expect(probe.began).toBe(2));
    expect(probe.mostAtOnce).toBe(1);
  });

  it('runs again after one that failed', async () => {
    const worker = await startWorker(ProbeModule);
    const probe = worker.get(Probe);
    probe.work = () => Promise.reject(new Error('no'));
    await vi.waitFor(() => expect(probe.began).toBeGreaterThan(1));
  });

  it('that is running is awaited on shutdown, and none follows', async () => {
    const worker = await startWorker(ProbeModule);
    const probe = worker.get(Probe);
    const { promise, resolve } = deferred();
    probe.work = () => promise;
    await vi.waitFor(() => expect(probe.running).toBe(1));

    let closed = false;
    const closing = worker.close().then(() => {
      closed = true;
    });
    await sleep(1_200);
    expect(closed).toBe(false);
    resolve();
    await closing;
    expect(probe.running).toBe(0);
    const { began } = probe;
    await sleep(1_200);
    expect(probe.began).toBe(began);
  });
});
