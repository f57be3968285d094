import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject, Logger } from '@nestjs/common';
import { createIORedisClient, type Job, RedisConnection, type WorkerOptions } from 'bullmq';
import { withRequestId } from '../logging/request-id.js';
import { openRedis } from '../redis/open-redis.js';
import { QueueConnection } from './queue-connection.js';

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
    return withRequestId(job.data.requestId, () => this.run(job.data));
  }

  /** A single line: the use case that the job names. */
  protected abstract run(data: Data): Promise<unknown>;

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.debug(error.message);
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.logger.error(`Job ${job?.id}`, error.stack);
  }

  /**
   * Finishes the jobs at hand, unless Redis is down: Nest's own closing, which
   * comes after, would then wait for ever.
   */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close(!this.redis.ready);
  }
}
