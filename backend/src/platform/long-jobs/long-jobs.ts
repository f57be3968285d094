import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { minuteMs, secondMs } from '../../kernel/duration.js';
import { Clock } from '../clock.js';
import type { LongJob as Row } from '../database/generated/client.js';
import { Db } from '../database/prisma.js';
import { Transactions } from '../database/transactions.js';
import { forEachSettled } from '../for-each-settled.js';
import { reasonOf } from '../monitoring/reason-of.js';
import { Stopping } from '../stopping.js';
import { JobEnded, LongJob, leaseMs } from './long-job.js';

const heartbeatMs = 15 * secondMs;

/** A kind of work, as its module names it. */
export interface LongJobKind {
  name: string;
  /** One run at a time, whatever its key; one that is left half done is superseded by the next. */
  isAlone?: boolean;
  /** The longest time from one progress to the next; an alert says when it is past. */
  patienceMs?: number;
}

/**
 * Work that lasts minutes or hours: each run once in the cluster, by the process that has its lease in PostgreSQL. Where
 * that process stops or dies, another one resumes the run from what it saved.
 */
@Injectable()
export class LongJobs implements OnModuleDestroy {
  private readonly logger = new Logger(LongJobs.name);
  /** Of this process, for those who read who has a run. */
  private readonly holder = `${hostname()}-${randomBytes(2).toString('hex')}`;
  private readonly running = new Set<LongJob<never>>();
  private readonly resumers = new Map<string, (key: string) => Promise<unknown>>();

  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly stopping: Stopping,
  ) {
    stopping.signal.addEventListener('abort', () => {
      for (const job of this.running) job.stop();
    });
  }

  /** Says how a run of a kind is resumed that a process has left. Modules register theirs when they start. */
  resumes({ name }: LongJobKind, execute: (key: string) => Promise<unknown>): void {
    this.resumers.set(name, execute);
  }

  /**
   * Does the work of a run, from where it was left, unless it is over or another process is at it.
   *
   * @param key which run of the kind: it is done once, ever
   * @param work ends soon once `job.signal` is aborted; what it saves is fenced
   * @returns whether this process has brought it to its end
   */
  async runOnce<State>(
    kind: LongJobKind,
    key: string,
    work: (job: LongJob<State>) => Promise<void>,
  ): Promise<boolean> {
    const row = this.stopping.signal.aborted ? null : await this.take(kind, key);
    if (!row) return false;
    const patienceMs = patienceOf(kind);
    const { db, transactions, clock } = this;
    const job = new LongJob<State>(row, { db, transactions, clock, patienceMs });
    const entry = { job: kind.name, key, token: row.token };
    this.logger.log({ msg: row.token > 1 ? 'Long job resumed' : 'Long job begun', ...entry });
    this.running.add(job as LongJob<never>);
    const heartbeat = setInterval(() => void this.renew(job, entry), heartbeatMs);
    try {
      if (this.stopping.signal.aborted) job.stop();
      await job.untilEnded(work(job));
      await job.end();
      this.logger.log({ msg: 'Long job done', ...entry });
      return true;
    } catch (error) {
      if (!(error instanceof JobEnded)) {
        await job.fail(error);
        throw error;
      }
      this.logger.log({ msg: 'Long job left', ...entry, reason: error.message });
      await job.leave();
      return false;
    } finally {
      clearInterval(heartbeat);
      this.running.delete(job as LongJob<never>);
    }
  }

  /** Resumes the runs whose process has stopped, died or failed. */
  async resumeLeft(): Promise<void> {
    const left = await this.db.longJob.findMany({
      where: { leaseUntil: { lte: this.clock.now() }, name: { in: [...this.resumers.keys()] } },
      orderBy: [{ leaseUntil: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, key: true },
    });
    await forEachSettled(left, async ({ name, key }) => this.resumers.get(name)?.(key));
  }

  /** Of a program without schedules, which announces it itself. */
  onModuleDestroy(): void {
    this.stopping.begin();
  }

  private async renew<State>(job: LongJob<State>, entry: object): Promise<void> {
    await job.renew().catch((error: unknown) => {
      this.logger.warn({ msg: 'Lease not renewed', ...entry, reason: reasonOf(error) });
    });
  }

  /** @returns null when it is over, another process has it, or, of a kind that is alone, another run of it is at work */
  private async take(kind: LongJobKind, key: string): Promise<Row | null> {
    const { name, isAlone = false } = kind;
    const now = this.clock.now();
    const lease = { takenAt: now, leaseUntil: new Date(now.getTime() + leaseMs) };
    const free = { name, finishedAt: null, leaseUntil: { lte: now } };
    const known = await this.db.longJob.findUnique({ where: { name_key: { name, key } } });
    if (known) {
      if (!known.leaseUntil || known.leaseUntil > now) return null;
      const [taken] = await this.db.longJob.updateManyAndReturn({
        where: { ...free, key },
        data: { ...lease, holder: this.holder, token: { increment: 1 } },
      });
      return taken ?? null;
    }
    if (isAlone) {
      await this.db.longJob.updateMany({
        where: { ...free, isAlone },
        data: { leaseUntil: null, finishedAt: now, outcome: 'superseded' },
      });
    }
    return this.begin({ name, key, isAlone, ...lease }, patienceOf(kind));
  }

  private async begin(
    row: Pick<Row, 'name' | 'key' | 'isAlone' | 'takenAt' | 'leaseUntil'>,
    patienceMs: number,
  ): Promise<Row | null> {
    const { takenAt: now } = row;
    const [begun] = await this.db.longJob.createManyAndReturn({
      data: [
        {
          ...row,
          ...{ id: uuidV7(), holder: this.holder, startedAt: now, progressedAt: now },
          dueAt: new Date(now.getTime() + patienceMs),
        },
      ],
      // Another process has begun it, or another run.
      skipDuplicates: true,
    });
    return begun ?? null;
  }
}

const patienceOf = ({ patienceMs = 15 * minuteMs }: LongJobKind): number => patienceMs;
