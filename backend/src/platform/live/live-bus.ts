import { EventEmitter } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { env } from '../../env.js';
import { QueueConnection } from '../queues/queue-connection.js';
import { redisUrls } from '../redis/redis-nodes.js';
import type { LiveNote } from './live-event.js';

/** One for all members: at some hundred notes a second each process reads them all faster than it subscribes. */
const channel = 'loka:live';

/** A Redis that takes longer to answer, in milliseconds, is treated as one that is away. */
const answerMs = 5_000;

/**
 * Carries notes between the processes, through Redis. It may lose them: whoever listens is told when it
 * could, by `connected`.
 */
@Injectable()
export class LiveBus
  extends EventEmitter<{ note: [LiveNote]; connected: [boolean] }>
  implements OnApplicationShutdown
{
  private readonly logger = new Logger(LiveBus.name);
  private subscriber?: Redis;
  private subscribed = false;
  private ended = false;

  constructor(private readonly redis: QueueConnection) {
    super();
  }

  /** Whether the notes of other processes arrive here. */
  get connected(): boolean {
    return this.subscribed;
  }

  /** Begins to listen, where somebody does: a process without streams has no use for notes. */
  listen(): void {
    if (!this.subscriber) this.connect(0);
  }

  /** To all processes; while Redis is away, to this one. */
  publish(note: LiveNote): void {
    if (!this.redis.ready) {
      this.emit('note', note);
      return;
    }
    this.redis.client
      .publish(channel, JSON.stringify(note))
      .then(() => {
        if (!this.subscribed) this.emit('note', note);
      })
      .catch(() => this.emit('note', note));
  }

  /** A connection that is gone without saying so is made anew. */
  async check(): Promise<void> {
    const { subscriber } = this;
    if (!subscriber || !this.subscribed) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('No answer')), answerMs);
    });
    await Promise.race([subscriber.ping(), late])
      .catch(() => subscriber.disconnect(true))
      .finally(() => clearTimeout(timer));
  }

  onApplicationShutdown(): void {
    this.ended = true;
    this.subscriber?.disconnect();
  }

  /** In a cluster a note arrives at every node: one is listened to, and the next one once that is gone. */
  private connect(attempt: number): void {
    const urls = redisUrls(env.REDIS_URL);
    const subscriber = new Redis(urls[attempt % urls.length] ?? env.REDIS_URL, {
      autoResubscribe: false,
      maxRetriesPerRequest: null,
      retryStrategy: () => null,
    });
    this.subscriber = subscriber;
    let failures = attempt;
    subscriber.on('error', (error) => this.logger.debug(error.message));
    subscriber.on('ready', () => {
      failures = attempt % urls.length;
      void this.subscribe(subscriber);
    });
    subscriber.on('close', () => this.setConnected(false));
    subscriber.on('message', (_, text) => this.take(text));
    subscriber.on('end', () => {
      if (this.ended) return;
      const pauseMs = Math.min((failures + 1) * 50, 2_000);
      setTimeout(() => this.ended || this.connect(failures + 1), pauseMs).unref();
    });
  }

  private async subscribe(subscriber: Redis): Promise<void> {
    try {
      await subscriber.subscribe(channel);
      this.setConnected(true);
    } catch (error) {
      this.logger.debug(String(error));
    }
  }

  /** Redis is ours alone; should it not be, a note that is none ends nothing but itself. */
  private take(text: string): void {
    try {
      this.emit('note', JSON.parse(text) as LiveNote);
    } catch (error) {
      this.logger.warn(String(error));
    }
  }

  private setConnected(connected: boolean): void {
    if (this.subscribed === connected) return;
    this.subscribed = connected;
    this.emit('connected', connected);
  }
}
