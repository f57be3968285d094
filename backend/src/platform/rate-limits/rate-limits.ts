import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../../env.js';
import { TooManyRequests } from '../http/too-many-requests.js';

/** How often the same caller may do something. */
export interface Limit {
  /** Keeps its counters apart from those of other limits. */
  name: string;
  max: number;
  /** The window, in seconds, from the first time; then counting starts anew. */
  seconds: number;
}

/** A Redis that takes longer, in milliseconds, is treated as one that is away. */
const commandTimeout = 250;

/**
 * Counts in Redis, so that a limit holds for all processes together. While Redis is away, each
 * process counts in its own memory.
 */
@Injectable()
export class RateLimits implements OnModuleInit, OnApplicationShutdown {
  private readonly redis = new Redis(env.REDIS_URL, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout,
  });
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor() {
    const logger = new Logger(RateLimits.name);
    this.redis.on('error', (error) => logger.debug(`Redis: ${error.message}`));
  }

  /** Gives Redis a moment, so that the first calls are counted there too. */
  async onModuleInit(): Promise<void> {
    const signal = AbortSignal.timeout(commandTimeout);
    await once(this.redis, 'ready', { signal }).catch(() => undefined);
  }

  /**
   * @param key whom or what the limit is for: an address, an e-mail, an id
   * @throws TooManyRequests when the limit has been reached
   */
  async consume(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiter(limit).consume(hash(key));
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      throw new TooManyRequests(Math.ceil(rejected.msBeforeNext / 1000));
    }
  }

  /**
   * Counts once more, for whom nothing is told when it is too often.
   *
   * @param key as for `consume`
   * @returns false when the limit has been reached
   */
  async allows(limit: Limit, key: string): Promise<boolean> {
    try {
      await this.consume(limit, key);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }

  /** Takes back one `consume`. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).reward(hash(key));
  }

  /** Has counting start anew. */
  async clear(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).delete(hash(key));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private limiter({ name, max, seconds }: Limit): RateLimiterRedis {
    const known = this.limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: `rate-limit:${name}`, points: max, duration: seconds };
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.limiters.set(name, limiter);
    return limiter;
  }
}

/** Neither an e-mail address nor an IP address stands in Redis. */
function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
