import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpsStateView } from '../src/modules/ops/state/ops-state.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { JobEnded, type LongJob } from '../src/platform/long-jobs/long-job.js';
import { LongJobs } from '../src/platform/long-jobs/long-jobs.js';
import { Retention } from '../src/platform/retention.js';
import { Stopping } from '../src/platform/stopping.js';
import { api, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aStaffMember } from './support/factories.js';

useApi();

/** A worker program, as far as long jobs know of it. */
function aWorker() {
  const stopping = new Stopping();
  const jobs = new LongJobs(provided(Db), provided(Transactions), provided(Clock), stopping);
  return { jobs, stop: () => stopping.begin() };
}

/** A promise, and what ends it. */
function aStep() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

interface Pages {
  page: number;
}

const rowOf = (name: string, key = '1') =>
  provided(Db).longJob.findUniqueOrThrow({ where: { name_key: { name, key } } });
const aKind = (more = {}) => ({ name: `work-${randomUUID()}`, ...more });
const results = (key: string) => provided(Db).searchSynonym.count({ where: { meaning: key } });

/** Something that a run leaves in the database. */
const aResult = (tx: Pick<Db, 'searchSynonym'>, meaning: string) =>
  tx.searchSynonym.create({ data: { meaning, phrase: randomUUID() } });

beforeEach(() => setNow(new Date()));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a long job', () => {
  it('is done by one of two workers that begin it at once, and once ever', async () => {
    const kind = aKind();
    const work = vi.fn(async () => {});
    const workers = [aWorker(), aWorker(), aWorker()];
    const done = await Promise.all(workers.map(({ jobs }) => jobs.runOnce(kind, '1', work)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await aWorker().jobs.runOnce(kind, '1', work)).toBe(false);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await rowOf(kind.name)).toMatchObject({ outcome: 'done', leaseUntil: null, token: 1 });
    expect(await aWorker().jobs.runOnce(kind, '2', work)).toBe(true);
  });

  it('is left alone while its worker renews the lease, however long it lasts', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const kind = aKind();
    const step = aStep();
    const first = aWorker().jobs.runOnce(kind, '1', () => step.ended);
    await vi.waitFor(() => rowOf(kind.name));
    for (let minutes = 0; minutes < 3; minutes++) {
      wait(50);
      const { leaseUntil } = await rowOf(kind.name);
      await vi.advanceTimersByTimeAsync(15_000);
      await vi.waitFor(async () =>
        expect((await rowOf(kind.name)).leaseUntil?.getTime()).toBeGreaterThan(
          leaseUntil?.getTime() ?? 0,
        ),
      );
      expect(await aWorker().jobs.runOnce(kind, '1', async () => {})).toBe(false);
    }
    step.end();
    expect(await first).toBe(true);
  });

  it('whose worker died is resumed by another one where it was left', async () => {
    const kind = aKind();
    const saved = aStep();
    void aWorker().jobs.runOnce<Pages>(kind, '1', async (job) => {
      await job.save({ page: 3 }, { done: 3, total: 5 });
      saved.end();
      await new Promise(() => {});
    });
    await saved.ended;
    const { jobs } = aWorker();
    const pages: (number | undefined)[] = [];
    jobs.resumes(kind, (key) =>
      jobs.runOnce<Pages>(kind, key, async ({ state }) => void pages.push(state?.page)),
    );
    wait(59);
    await jobs.resumeLeft();
    expect(pages).toEqual([]);
    wait(2);
    await Promise.all([jobs.resumeLeft(), jobs.resumeLeft()]);
    expect(pages).toEqual([3]);
    expect(await rowOf(kind.name)).toMatchObject({ outcome: 'done', done: 3, total: 5, token: 2 });
  });

  it('that was taken over leaves nothing more of the worker before, which still lives', async () => {
    const kind = aKind();
    const key = `k${randomUUID().slice(0, 8)}`;
    const [ready, passed] = [aStep(), aStep()];
    const old: { job?: LongJob<Pages>; refusals: unknown[] } = { refusals: [] };
    const first = aWorker().jobs.runOnce<Pages>(kind, key, async (job) => {
      old.job = job;
      await job.save({ page: 1 }, { done: 1 }, (tx) => aResult(tx, key));
      ready.end();
      await passed.ended;
      const tries = [
        () => job.save({ page: 2 }, { done: 2 }),
        () => job.save({ page: 2 }, { done: 2 }, (tx) => aResult(tx, key)),
        () => job.progress({ done: 2 }),
        () =>
          provided(Transactions).run(async (tx) => {
            await aResult(tx, key);
            await job.finish(tx);
          }),
      ];
      for (const attempt of tries) old.refusals.push(await attempt().catch((error) => error));
    });
    await ready.ended;
    expect(await results(key)).toBe(1);
    wait(61);
    const next = aStep();
    const second = aWorker().jobs.runOnce<Pages>(kind, key, async () => next.ended);
    await vi.waitFor(async () => expect((await rowOf(kind.name, key)).token).toBe(2));
    passed.end();
    expect(await first).toBe(false);
    await vi.waitFor(() => expect(old.refusals).toHaveLength(4));
    for (const refusal of old.refusals) expect(refusal).toBeInstanceOf(JobEnded);
    expect(old.job?.signal.aborted).toBe(true);
    expect(await results(key)).toBe(1);
    const { state, finishedAt, token } = await rowOf(kind.name, key);
    expect({ state, finishedAt, token }).toEqual({
      state: { page: 1 },
      finishedAt: null,
      token: 2,
    });
    next.end();
    expect(await second).toBe(true);
  });

  it('is resumed at once where its worker is told to stop, whatever that one still waits for', async () => {
    const kind = aKind();
    const worker = aWorker();
    const begun = aStep();
    const signals: AbortSignal[] = [];
    const left = worker.jobs.runOnce<Pages>(kind, '1', async (job) => {
      signals.push(job.signal);
      await job.save({ page: 7 }, { done: 7 });
      begun.end();
      await new Promise(() => {});
    });
    await begun.ended;
    worker.stop();
    expect(await left).toBe(false);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(await rowOf(kind.name)).toMatchObject({ holder: null, outcome: null });
    expect(await worker.jobs.runOnce(kind, '1', async () => {})).toBe(false);
    const pages: unknown[] = [];
    const resumed = aWorker().jobs.runOnce<Pages>(kind, '1', async ({ state }) => {
      pages.push(state);
    });
    expect(await resumed).toBe(true);
    expect(pages).toEqual([{ page: 7 }]);
  });

  it('that fails is tried again after growing pauses, and says why', async () => {
    const kind = aKind();
    const { jobs } = aWorker();
    const failing = async () => {
      throw new Error('the gateway is away');
    };
    const pauses: number[] = [];
    for (let time = 0; time < 3; time++) {
      await expect(jobs.runOnce(kind, '1', failing)).rejects.toThrow('the gateway is away');
      const { failure, holder, leaseUntil } = await rowOf(kind.name);
      expect({ failure, holder }).toEqual({ failure: 'the gateway is away', holder: null });
      const pauseMs = (leaseUntil?.getTime() ?? 0) - provided(Clock).now().getTime();
      pauses.push(pauseMs / 1000);
      expect(await jobs.runOnce(kind, '1', failing)).toBe(false);
      wait(pauseMs / 1000);
    }
    expect(pauses).toEqual([30, 60, 120]);
    await jobs.runOnce<Pages>(kind, '1', (job) => job.save({ page: 1 }, { done: 1 }));
    expect(await rowOf(kind.name)).toMatchObject({ failures: 0, failure: null, outcome: 'done' });
  });

  it('of which one run goes at a time waits for the other, and supersedes what was left', async () => {
    const kind = aKind({ isAlone: true });
    const step = aStep();
    const first = aWorker();
    const monday = first.jobs.runOnce(kind, 'monday', () => step.ended);
    await vi.waitFor(() => rowOf(kind.name, 'monday'));
    const tuesday = vi.fn(async () => {});
    expect(await aWorker().jobs.runOnce(kind, 'tuesday', tuesday)).toBe(false);
    first.stop();
    expect(await monday).toBe(false);
    const begun = await Promise.all(
      [aWorker(), aWorker()].map(({ jobs }) => jobs.runOnce(kind, 'tuesday', tuesday)),
    );
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(tuesday).toHaveBeenCalledTimes(1);
    expect(await rowOf(kind.name, 'monday')).toMatchObject({ outcome: 'superseded' });
    expect(await aWorker().jobs.runOnce(kind, 'monday', tuesday)).toBe(false);
  });

  it('does not go back in the database, whoever writes', async () => {
    const kind = aKind();
    await aWorker().jobs.runOnce(kind, '1', async () => {});
    const { longJob } = provided(Db);
    const where = { name_key: { name: kind.name, key: '1' } };
    const again = { finishedAt: null, outcome: null, leaseUntil: new Date() };
    for (const data of [again, { token: 0 }, { holder: 'another' }])
      await expect(longJob.update({ where, data })).rejects.toThrow();
    const data = { ...(await rowOf(kind.name)), state: undefined };
    const open = { ...again, id: randomUUID(), key: '2', token: 2 };
    await longJob.create({ data: { ...data, ...open } });
    await expect(longJob.update({ where: { id: open.id }, data: { token: 1 } })).rejects.toThrow(
      /does not go back/,
    );
  });

  it('is kept for 90 days once it is over', async () => {
    const kind = aKind();
    await aWorker().jobs.runOnce(kind, '1', async () => {});
    wait(89 * 24 * 3600);
    await provided(Retention).removeExpired();
    await rowOf(kind.name);
    wait(2 * 24 * 3600);
    await provided(Retention).removeExpired();
    await expect(rowOf(kind.name)).rejects.toThrow();
  });
});

describe('what ops see of long jobs', () => {
  it('is who has them, how far they are, and how the last one ended', async () => {
    const kind = aKind();
    const as = await aStaffMember('ops');
    const read = async () => {
      const { body } = await api<OpsStateView>('/api/ops/state', { as });
      return body.longJobs.filter(({ name }) => name === kind.name);
    };
    await aWorker().jobs.runOnce(kind, 'day 1', (job) => job.progress({ done: 9, total: 9 }));
    const startedAt = provided(Clock).now().toISOString();
    const [saved, step] = [aStep(), aStep()];
    const worker = aWorker();
    const left = worker.jobs.runOnce<Pages>(kind, 'day 2', async (job) => {
      await job.save({ page: 2 }, { done: 2, total: 9 });
      saved.end();
      await step.ended;
    });
    await saved.ended;
    const open = { key: 'day 2', startedAt, done: 2, total: 9, isLate: false, endedAt: null };
    const over = { key: 'day 1', state: 'done', done: 9, endedAt: startedAt };
    expect(await read()).toMatchObject([
      { ...open, state: 'running', holder: expect.stringMatching(/.-[0-9a-f]{4}$/) },
      over,
    ]);
    worker.stop();
    await left;
    expect(await read()).toMatchObject([{ ...open, state: 'left', holder: null, taken: 2 }, over]);
    wait(16 * 60);
    expect(await read()).toMatchObject([{ ...open, isLate: true }, { isLate: false }]);
  });

  it('is measured: since when one is open, and for how long it makes no progress', async () => {
    const kind = aKind({ patienceMs: 60_000 });
    const measured = async () => {
      const { body } = await api<string>('/metrics');
      return ['open', 'late'].map((what) =>
        new RegExp(`^long_job_${what}_seconds\\{long_job="${kind.name}"\\} (\\S+)$`, 'm')
          .exec(body)
          ?.at(1),
      );
    };
    const worker = aWorker();
    const [begun, step] = [aStep(), aStep()];
    const first = worker.jobs.runOnce(kind, '1', async (job) => {
      begun.end();
      await step.ended;
      await job.progress({ done: 1 });
    });
    await begun.ended;
    wait(30);
    expect(await measured()).toEqual(['30', '0']);
    wait(90);
    expect(await measured()).toEqual(['120', '60']);
    step.end();
    await first;
    expect(await measured()).toEqual([undefined, undefined]);
  });
});
