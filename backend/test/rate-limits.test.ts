import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../src/env.js';
import { type Limit, RateLimits } from '../src/platform/rate-limits/rate-limits.js';

/** A limit that no other test counts. */
const aLimit = (max: number, seconds = 60): Limit => ({ name: randomUUID(), max, seconds });

/** The limits of a process of its own. */
async function aProcess(): Promise<RateLimits> {
  const limits = new RateLimits();
  onTestFinished(() => limits.onApplicationShutdown());
  await limits.onModuleInit();
  return limits;
}

/** How many of some calls in turn are allowed. */
async function allowed(calls: (() => Promise<void>)[]): Promise<number> {
  let count = 0;
  for (const call of calls) {
    await call().then(
      () => count++,
      (error) => expect(error).toMatchObject({ code: 'too-many-requests', status: 429 }),
    );
  }
  return count;
}

describe('a rate limit', () => {
  it('is shared by all processes, for each key', async () => {
    const [one, other] = [await aProcess(), await aProcess()];
    const limit = aLimit(3);
    const inTurn = (key: string) =>
      [one, other, one, other].map((p) => () => p.consume(limit, key));
    expect(await allowed(inTurn('a'))).toBe(3);
    expect(await allowed(inTurn('b'))).toBe(3);
  });

  it('answers Retry-After, and counts anew afterwards', async () => {
    const limits = await aProcess();
    const limit = aLimit(1, 3);
    await limits.consume(limit, 'a');
    const refusal = await limits.consume(limit, 'a').catch((error: unknown) => error);
    expect([1, 2, 3]).toContain((refusal as { retryAfterSeconds?: number }).retryAfterSeconds);
    await vi.waitFor(() => limits.consume(limit, 'a'));
  });

  it('can be given back and cleared', async () => {
    const limits = await aProcess();
    const limit = aLimit(1);
    await limits.consume(limit, 'a');
    await limits.giveBack(limit, 'a');
    await limits.consume(limit, 'a');
    await limits.clear(limit, 'a');
    await limits.consume(limit, 'a');
    expect(await allowed([() => limits.consume(limit, 'a')])).toBe(0);
  });

  it('keeps neither e-mail addresses nor IP addresses in Redis', async () => {
    const limits = await aProcess();
    const limit = aLimit(1);
    await limits.consume(limit, 'awa@loka.example');
    const redis = aConnection();
    const keys = await redis.keys(`rate-limit:${limit.name}:*`);
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toContain('awa');
  });
});

describe('without Redis, a rate limit', () => {
  it('is counted in the memory of the process', async () => {
    const { REDIS_URL } = env;
    env.REDIS_URL = 'redis://127.0.0.1:1';
    onTestFinished(() => {
      env.REDIS_URL = REDIS_URL;
    });
    const limits = await aProcess();
    const limit = aLimit(3);
    const startedAt = performance.now();
    const calls = Array.from({ length: 40 }, () => () => limits.consume(limit, 'a'));
    expect(await allowed(calls)).toBe(3);
    await limits.clear(limit, 'a');
    await limits.consume(limit, 'a');
    // Each would wait for half a second for a Redis that does not answer.
    expect(performance.now() - startedAt).toBeLessThan(40 * 500);
  });

  it('does not wait for a Redis that is connected and does not answer', async () => {
    Object.assign(env, { LIMITS_PATIENCE_MS: 500 });
    const limits = await aProcess();
    const limit = aLimit(2);
    const silentMs = 30_000;
    const pausing = aConnection();
    // Of writes, as each call is: a pause of everything would hold up its own end.
    await pausing.client('PAUSE', silentMs, 'WRITE');
    onTestFinished(async () => {
      await pausing.client('UNPAUSE');
    });
    const startedAt = performance.now();
    const call = () => limits.consume(limit, 'a');
    expect(await allowed([call, call, call])).toBe(2);
    expect(performance.now() - startedAt).toBeLessThan(silentMs);
  });
});

function aConnection(): Redis {
  const redis = new Redis(env.REDIS_URL);
  onTestFinished(() => redis.disconnect());
  return redis;
}
