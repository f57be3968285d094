import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { env } from '../../env.js';

/** Every queue, with what its jobs carry. */
export interface Jobs {
  payments: { paymentId: string };
  mails: { mailId: string };
  /** The calendar's nightly round. */
  rentals: Record<string, never>;
  /** The nightly comparison with the gateway. */
  reconciliation: Record<string, never>;
  /** The nightly removal of what nobody needs any more. */
  housekeeping: Record<string, never>;
}

export type QueueName = keyof Jobs;
export const queueNames = [
  'payments',
  'mails',
  'rentals',
  'reconciliation',
  'housekeeping',
] as const satisfies QueueName[];

/** How much of what was done is kept to be looked at. */
const kept = { removeOnComplete: 100, removeOnFail: 1000 };

const tz = 'Africa/Libreville';
/** A job this late on the calendar is one that Redis has lost. */
const overdueMs = 60_000;

/** A connection for workers, which wait for Redis as long as it takes. */
export function workerConnection(): Redis {
  return new Redis(env.REDIS_URL, { maxRetriesPerRequest: null });
}

/**
 * Tells the workers that there is work. A job is a hint: PostgreSQL knows what is due, and a sweeper
 * finds what Redis lost. So nothing here is waited for inside a request, and nothing here may fail it.
 */
@Injectable()
export class Queues implements OnModuleDestroy {
  private readonly logger = new Logger(Queues.name);
  private readonly connection = new Redis(env.REDIS_URL, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  });
  readonly all = Object.fromEntries(queueNames.map((name) => [name, this.open(name)])) as {
    [Name in QueueName]: Queue<Jobs[Name]>;
  };

  constructor() {
    this.connection.on('error', (error) => this.logger.debug(`Redis: ${error.message}`));
  }

  /** Whether Redis answers now. */
  get ready(): boolean {
    return this.connection.status === 'ready';
  }

  /**
   * Returns at once: a Redis that has just come back may take its first job long after.
   *
   * @param delay ms before the job is due
   */
  hint<Name extends QueueName>(name: Name, data: Jobs[Name], delay = 0): void {
    if (!this.ready) return;
    const queue: Queue = this.all[name];
    queue.add(name, data, { delay, ...kept }).catch((error: unknown) => {
      this.logger.warn(`No hint for ${name}, left to the sweeper: ${String(error)}`);
    });
  }

  /**
   * Puts a job on the calendar, once, however often this is asked. One that is there already is left
   * alone: written anew at the minute it is due, it would wait for the next night.
   *
   * @param pattern cron, by the clocks of Gabon
   */
  async repeat(name: QueueName, pattern: string): Promise<void> {
    if (!this.ready) return;
    const queue: Queue = this.all[name];
    const known = await queue.getJobScheduler(name);
    if (known?.pattern === pattern && (known.next ?? 0) > Date.now() - overdueMs) return;
    // A job that has outlived its place on the calendar would keep the new one out.
    const orphans = known ? [] : await queue.getDelayed();
    for (const job of orphans) if (job.repeatJobKey === name) await job.remove();
    await queue.upsertJobScheduler(name, { pattern, tz }, { name, data: {}, opts: kept });
  }

  /** Has `listener` called each time that Redis has come back. */
  onReady(listener: () => void): void {
    this.connection.on('ready', listener);
  }

  private open<Name extends QueueName>(name: Name): Queue<Jobs[Name]> {
    const queue = new Queue<Jobs[Name]>(name, {
      connection: this.connection,
      skipVersionCheck: true,
    });
    queue.on('error', (error) => this.logger.debug(`Queue ${name}: ${error.message}`));
    return queue;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(Object.values(this.all).map((queue) => queue.close()));
    this.connection.disconnect();
  }
}
