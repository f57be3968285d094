import { Redis } from 'ioredis';
import { env } from '../../src/env.js';

/** Has every limit counted anew: all tests call from one address. */
export async function forgetCounters(): Promise<void> {
  await withCounters((redis, key) => redis.del(key));
}

/** Lets time pass for the limits, which go by the clock of Redis. */
export async function ageCounters(seconds: number): Promise<void> {
  await withCounters(async (redis, key) => redis.expire(key, (await redis.ttl(key)) - seconds));
}

async function withCounters(change: (redis: Redis, key: string) => Promise<unknown>) {
  const redis = new Redis(env.REDIS_URL);
  for (const key of await redis.keys('rate-limit:*')) await change(redis, key);
  redis.disconnect();
}
