import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Jobs, type QueueName, workerConnection } from './queues.js';

/** A killed worker's job is given to another after some seconds, not after BullMQ's usual minute. */
const redelivery = { lockDuration: 5_000, stalledInterval: 2_000, maxStalledCount: 3 };

/** Takes the jobs of one queue. Its work is a single line: the use case that the job names. */
export abstract class Processor<Name extends QueueName>
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  private worker?: Worker<Jobs[Name]>;
  private connection?: Redis;

  protected constructor(
    private readonly queue: Name,
    private readonly concurrency: number,
  ) {}

  abstract process(data: Jobs[Name]): Promise<unknown>;

  onApplicationBootstrap(): void {
    const logger = new Logger(this.constructor.name);
    this.connection = workerConnection();
    this.connection.on('error', (error) => logger.debug(`Redis: ${error.message}`));
    this.worker = new Worker<Jobs[Name]>(this.queue, (job) => this.process(job.data), {
      connection: this.connection,
      concurrency: this.concurrency,
      skipVersionCheck: true,
      ...redelivery,
    });
    this.worker.on('error', (error) => logger.debug(`Queue: ${error.message}`));
    this.worker.on('failed', (job, error) => logger.error(`Job ${job?.id}`, error.stack));
  }

  /** Finishes the jobs at hand, unless Redis is away and cannot be told. */
  async onApplicationShutdown(): Promise<void> {
    await this.worker?.close(this.connection?.status !== 'ready');
    this.connection?.disconnect();
  }
}
