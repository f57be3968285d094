import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { env } from '../../env.js';

/**
 * The connection to Redis by which jobs are added and queues are looked at. While Redis is away its
 * commands fail at once, where those of a worker wait.
 */
@Injectable()
export class QueueConnection extends Redis implements OnApplicationShutdown {
  constructor() {
    super(env.REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    const logger = new Logger(QueueConnection.name);
    this.on('error', (error) => logger.debug(error.message));
  }

  /** Whether Redis answers now. */
  get ready(): boolean {
    return this.status === 'ready';
  }

  onApplicationShutdown(): void {
    this.disconnect();
  }
}
