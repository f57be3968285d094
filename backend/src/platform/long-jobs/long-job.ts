import { minuteMs, secondMs } from '../../kernel/duration.js';
import type { Clock } from '../clock.js';
import { Prisma, type LongJob as Row } from '../database/generated/client.js';
import type { Db, Tx } from '../database/prisma.js';
import type { Transactions } from '../database/transactions.js';
import { reasonOf } from '../monitoring/reason-of.js';

/** A worker at work renews its lease at each heartbeat; when it ends, the worker has died. */
export const leaseMs = minuteMs;
/** Until a run that failed is tried again: twice as long after each failure in a row. */
const firstPauseMs = 30 * secondMs;
const longestPauseMs = 15 * minuteMs;

/** This process works on the run no more: another one has taken it, or may. */
export class JobEnded extends Error {}

export interface Progress {
  /** In steps of the kind. */
  done: number;
  /** Missing where it is not known. */
  total?: number;
}

interface Means {
  db: Db;
  transactions: Transactions;
  clock: Clock;
  /** The longest time that a step of it takes. */
  patienceMs: number;
}

/**
 * A run that this process has the lease of. Whatever it writes goes with its token: once another process has taken the
 * run, nothing of this one reaches the database.
 *
 * @typeParam State where to resume; kept as JSON
 */
export class LongJob<State = unknown> {
  /** Aborted when the process stops, or has lost the lease: the work ends at its next step. */
  readonly signal: AbortSignal;
  /** What the process before has saved; null at the beginning. */
  readonly state: State | null;
  private readonly aborting = new AbortController();
  private isFinished = false;

  constructor(
    private readonly row: Row,
    private readonly means: Means,
  ) {
    this.signal = this.aborting.signal;
    this.state = row.state as State | null;
  }

  get id(): string {
    return this.row.id;
  }

  /** Says how far the work is. */
  progress(progress: Progress): Promise<void> {
    return this.write(this.progressed(progress));
  }

  /**
   * Keeps where to resume, and how far the work is.
   *
   * @param within writes results in the same transaction: all of it is kept, or nothing
   * @throws JobEnded when another process has the run, or this one stops: nothing is written
   */
  async save(
    state: State,
    progress: Progress,
    within?: (tx: Tx) => Promise<unknown>,
  ): Promise<void> {
    const data = { ...this.progressed(progress), state: state as Prisma.InputJsonValue };
    if (!within) return this.write(data);
    this.signal.throwIfAborted();
    await this.means.transactions.run(async (tx) => {
      await this.writeIn(tx, data);
      await within(tx);
    });
  }

  /**
   * Ends the run, in the transaction that writes its result.
   *
   * @throws JobEnded when another process has the run: the transaction is to be rolled back
   */
  async finish(tx: Tx): Promise<void> {
    this.signal.throwIfAborted();
    this.isFinished = true;
    await this.writeIn(tx, this.finished());
  }

  /** What the work comes to; rejected with `JobEnded` as soon as it is to stop, whatever it still waits for. */
  untilEnded(work: Promise<void>): Promise<void> {
    const ended = new Promise<never>((_, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason), { once: true });
    });
    return Promise.race([work, ended]);
  }

  /** Ends a run that no transaction has ended. */
  async end(): Promise<void> {
    if (!this.isFinished) await this.write(this.finished());
  }

  /** The process stops: another one may take the run at once. */
  stop(): void {
    this.aborting.abort(new JobEnded('This process stops'));
  }

  /** A heartbeat. One that fails costs nothing by itself: the next one follows. */
  async renew(): Promise<void> {
    if (this.isFinished || this.signal.aborted) return;
    const { count } = await this.means.db.longJob.updateMany({
      where: this.own(),
      data: { leaseUntil: this.in(leaseMs) },
    });
    if (count === 0 && !this.isFinished) this.lose();
  }

  /** Leaves the run to others, who resume it; what is still under way here is fenced. */
  async leave(): Promise<void> {
    await this.release({ leaseUntil: this.means.clock.now() });
  }

  /** Leaves it for a while after an error. */
  async fail(error: unknown): Promise<void> {
    const failures = this.row.failures + 1;
    const pauseMs = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
    await this.release({ leaseUntil: this.in(pauseMs), failures, failure: reasonOf(error) });
  }

  private async release(data: Prisma.LongJobUpdateManyMutationInput): Promise<void> {
    await this.means.db.longJob.updateMany({
      where: this.own(),
      data: { ...data, holder: null, token: { increment: 1 } },
    });
  }

  private async write(data: Prisma.LongJobUpdateManyMutationInput): Promise<void> {
    this.signal.throwIfAborted();
    await this.writeIn(this.means.db, data);
  }

  /** The token decides, and not the clock: a lease that has ended is good until another process takes it. */
  private async writeIn(
    { longJob }: Pick<Tx, 'longJob'>,
    data: Prisma.LongJobUpdateManyMutationInput,
  ): Promise<void> {
    const { count } = await longJob.updateMany({ where: this.own(), data });
    if (count === 0) this.lose();
    this.signal.throwIfAborted();
  }

  private lose(): void {
    this.aborting.abort(new JobEnded('Another process has taken the run'));
  }

  private own() {
    return { id: this.row.id, token: this.row.token, finishedAt: null };
  }

  private progressed({ done, total }: Progress) {
    // A step that was made proves that the failures before are over.
    this.row.failures = 0;
    return {
      ...{ done, total: total ?? null, failures: 0, failure: null },
      progressedAt: this.means.clock.now(),
      dueAt: this.in(this.means.patienceMs),
      leaseUntil: this.in(leaseMs),
    };
  }

  private finished() {
    return {
      ...{ leaseUntil: null, state: Prisma.DbNull, failures: 0, failure: null },
      ...{ outcome: 'done' as const, finishedAt: this.means.clock.now() },
    };
  }

  private in(ms: number): Date {
    return new Date(this.means.clock.now().getTime() + ms);
  }
}
