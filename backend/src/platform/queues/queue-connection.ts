import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { answered, failed, isAway } from '../monitoring/dependencies.js';
import { within } from '../monitoring/within.js';
import { openRedis } from '../redis/open-redis.js';

/** In the slot of the queues. */
const probeKey = '{loka}:readiness';
/** Proxies that ask whether we are ready wait for two seconds or three. */
const timeoutMs = 1_000;

/**
 * The connection to Redis by which jobs are added and queues are looked at. While Redis is away its
 * commands fail at once, where those of a worker wait.
 */
@Injectable()
export class QueueConnection implements OnApplicationShutdown {
  readonly client = openRedis({ enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  private isEnding = false;

  constructor() {
    this.client.on('error', (error) => failed('redis', error));
    this.client.on('ready', () => answered('redis'));
    // Without an error, as when Redis is stopped; our own end says nothing of it.
    this.client.on('close', () => {
      if (!this.isEnding && !isAway('redis')) failed('redis', 'the connection was closed');
    });
  }

  /** Whether Redis answers now. */
  get ready(): boolean {
    return this.client.status === 'ready';
  }

  /**
   * Whether it takes what is written, asked now: one that is full, that follows another or that hangs has a connection
   * all the same.
   */
  async state(): Promise<'up' | 'down'> {
    if (!this.ready) return 'down';
    try {
      await within(timeoutMs, this.client.set(probeKey, 1, 'EX', 60));
      answered('redis');
      return 'up';
    } catch (error) {
      if (!this.isEnding) failed('redis', error);
      return 'down';
    }
  }

  onApplicationShutdown(): void {
    this.isEnding = true;
    this.client.disconnect();
  }
}
