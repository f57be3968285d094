import { Inject, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { currentRequestId } from '../logging/request-id.js';
import { QueueConnection } from './queue-connection.js';

interface EnqueueOptions {
  /** A job of an id that the queue has, or had not long ago, is not added again. */
  jobId?: string;
}

/**
 * A module's queue, by which it enqueues work for the workers. PostgreSQL knows what is due,
 * and a schedule finds what Redis lost: so nothing here is waited for inside a request, and nothing
 * here may fail it.
 *
 * @typeParam Data what a job carries
 */
export abstract class JobQueue<Data extends object> {
  private readonly logger = new Logger(this.constructor.name);
  @Inject(QueueConnection) private readonly connection!: QueueConnection;

  protected constructor(private readonly queue: Queue) {
    queue.on('error', (error) => this.logger.debug(error.message));
  }

  protected get name(): string {
    return this.queue.name;
  }

  /** Whether a job would reach the workers now. */
  get ready(): boolean {
    return this.connection.ready;
  }

  /** Returns at once: a Redis that has just come back may take its first job long after. */
  enqueue(data: Data, options: EnqueueOptions = {}): void {
    if (!this.ready) return;
    this.queue
      .add(this.name, { ...data, requestId: currentRequestId() }, options)
      .catch((error: unknown) => {
        this.logger.warn(`Job not added, left to the schedule: ${String(error)}`);
      });
  }
}
