import { once } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../../env.js';
import type { ErrorCode } from '../../kernel/errors.js';
import { TooManyRequests } from '../http/too-many-requests.js';
import { openRedis } from '../redis/open-redis.js';
import { refusals } from './count-refusals.js';
import { hashKey } from './hash-key.js';

/** How often the same caller may do something. */
export interface Limit {
  /** Keeps its counters apart from those of other limits. */
  name: string;
  max: number;
  /** The window, in seconds, from the first time; then counting starts anew. */
  seconds: number;
  /** What is answered beyond it; `too-many-requests` without. */
  refusal?: ErrorCode;
}

/**
 * Counts in Redis, so that a limit holds for all processes together. While Redis is away, or does not answer
 * within `LIMITS_PATIENCE_MS`, each process counts in its own memory.
 */
@Injectable()
export class RateLimits implements OnModuleInit, OnApplicationShutdown {
  private readonly redis = openRedis({
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: env.LIMITS_PATIENCE_MS,
  });
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor() {
    const logger = new Logger(RateLimits.name);
    this.redis.on('error', (error) => logger.debug(`Redis: ${error.message}`));
  }

  /** Gives Redis a moment, so that the first calls are counted there too. */
  async onModuleInit(): Promise<void> {
    const signal = AbortSignal.timeout(env.LIMITS_PATIENCE_MS);
    await once(this.redis, 'ready', { signal }).catch(() => undefined);
  }

  /**
   * @param key whom or what the limit is for: an address, an e-mail, an id
   * @throws TooManyRequests when the limit has been reached
   */
  async consume(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiter(limit).consume(hashKey(key));
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      throw refusalOf(limit, rejected);
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

  /** Whether the limit has been reached, which counts nothing. */
  async isReached(limit: Limit, key: string): Promise<boolean> {
    return (await this.findReached(limit, key)) !== null;
  }

  /**
   * Counts nothing.
   *
   * @throws TooManyRequests when the limit has been reached
   */
  async refuseReached(limit: Limit, key: string): Promise<void> {
    const reached = await this.findReached(limit, key);
    if (reached) throw refusalOf(limit, reached);
  }

  /** Takes back one `consume`. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).reward(hashKey(key));
  }

  /** Has counting start anew. */
  async clear(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).delete(hashKey(key));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** What was counted of a limit that has been reached. */
  private async findReached(limit: Limit, key: string): Promise<RateLimiterRes | null> {
    const counted = await this.limiter(limit).get(hashKey(key));
    return counted && counted.consumedPoints >= limit.max ? counted : null;
  }

  private limiter({ name, max, seconds }: Limit): RateLimiterRedis {
    const known = this.limiters.get(`${name} ${max}`);
    if (known) return known;
    const options = { keyPrefix: `rate-limit:${name}`, points: max, duration: seconds };
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.limiters.set(`${name} ${max}`, limiter);
    return limiter;
  }
}

function refusalOf({ name, refusal }: Limit, { msBeforeNext }: RateLimiterRes): TooManyRequests {
  refusals.inc({ limit: name });
  return new TooManyRequests(Math.ceil(msBeforeNext / 1000), refusal);
}
