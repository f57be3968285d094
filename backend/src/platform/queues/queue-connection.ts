import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { env } from '../../env.js';
import { answered, failed, isAway } from '../monitoring/dependencies.js';

/**
 * The connection to Redis by which jobs are added and queues are looked at. While Redis is away its
 * commands fail at once, where those of a worker wait.
 */
@Injectable()
export class QueueConnection extends Redis implements OnApplicationShutdown {
  private isEnding = false;

  constructor() {
    super(env.REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    this.on('error', (error) => failed('redis', error));
    this.on('ready', () => answered('redis'));
    // Without an error, as when Redis is stopped; our own end says nothing of it.
    this.on('close', () => {
      if (!this.isEnding && !isAway('redis')) failed('redis', 'the connection was closed');
    });
  }

  /** Whether Redis answers now. */
  get ready(): boolean {
    return this.status === 'ready';
  }

  onApplicationShutdown(): void {
    this.isEnding = true;
    this.disconnect();
  }
}
