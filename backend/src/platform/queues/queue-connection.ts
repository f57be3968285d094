import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { openRedis } from '../redis/open-redis.js';

/**
 * The connection to Redis by which jobs are added and queues are looked at. While Redis is away its
 * commands fail at once, where those of a worker wait.
 */
@Injectable()
export class QueueConnection implements OnApplicationShutdown {
  readonly client = openRedis({ enableOfflineQueue: false, maxRetriesPerRequest: 1 });

  constructor() {
    const logger = new Logger(QueueConnection.name);
    this.client.on('error', (error) => logger.debug(error.message));
  }

  /** Whether Redis answers now. */
  get ready(): boolean {
    return this.client.status === 'ready';
  }

  onApplicationShutdown(): void {
    this.client.disconnect();
  }
}
