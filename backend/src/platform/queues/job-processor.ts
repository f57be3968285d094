import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject, Logger } from '@nestjs/common';
import { createIORedisClient, type Job, RedisConnection, type WorkerOptions } from 'bullmq';
import { withRequestId } from '../logging/request-id.js';
import { histogram } from '../monitoring/meters.js';
import { openRedis } from '../redis/open-redis.js';
import { QueueConnection } from './queue-connection.js';

const durations = histogram(
  'job_duration_seconds',
  'How long the jobs of a queue took in this worker, by how they ended',
  [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
  'queue',
  'outcome',
);

/** A killed worker's job is given to another after some seconds, not after BullMQ's usual minute. */
const redelivery = { lockDuration: 5_000, stalledInterval: 2_000, maxStalledCount: 3 };

/** Workers wait for Redis as long as it takes, and look for it at least every two seconds. */
const connection = {
  maxRetriesPerRequest: null,
  retryStrategy: (attempts: number) => Math.min(attempts * 50, 2_000),
};

// BullMQ itself knows a single Redis. What it opens here it closes too.
RedisConnection.clientFactory = (options) => createIORedisClient(openRedis(options));

/**
 * How a `@Processor` takes its jobs.
 *
 * @param concurrency how many at the same time, in each worker program
 */
export function workerOptions(concurrency: number): WorkerOptions {
  return { connection, concurrency, skipVersionCheck: true, ...redelivery };
}

/**
 * Takes the jobs of one queue, each for the request that added it.
 *
 * @typeParam Data what a job carries
 */
export abstract class JobProcessor<Data extends object = object>
  extends WorkerHost
  implements BeforeApplicationShutdown
{
  private readonly logger = new Logger(this.constructor.name);
  @Inject(QueueConnection) private readonly redis!: QueueConnection;

  process(job: Job<Data & { requestId?: string }>): Promise<unknown> {
    return withRequestId(job.data.requestId, () => this.noted(job));
  }

  private async noted(job: Job<Data>): Promise<unknown> {
    const startedAt = performance.now();
    try {
      const result = await this.run(job.data);
      this.note(job, 'done', startedAt);
      return result;
    } catch (error) {
      this.note(job, 'failed', startedAt);
      throw error;
    }
  }

  private note(job: Job, outcome: 'done' | 'failed', startedAt: number): void {
    const ms = Math.round(performance.now() - startedAt);
    const queue = job.queueName;
    durations.observe({ queue, outcome }, ms / 1000);
    const entry = { queue, jobId: job.id, attempt: job.attemptsStarted, outcome, ms };
    this.logger.log({ msg: 'Job', ...entry });
  }

  /** A single line: the use case that the job names. */
  protected abstract run(data: Data): Promise<unknown>;

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.debug(error.message);
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    withRequestId(job?.data.requestId, () => {
      const entry = { queue: job?.queueName, jobId: job?.id, attempt: job?.attemptsStarted };
      this.logger.error({ msg: 'Job failed', ...entry, stack: error.stack });
    });
  }

  /**
   * Finishes the jobs at hand, unless Redis is down: Nest's own closing, which
   * comes after, would then wait for ever.
   */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close(!this.redis.ready);
  }
}
