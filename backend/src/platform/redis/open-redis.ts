import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { env } from '../../env.js';
import { redisNodes } from './redis-nodes.js';

export type RedisClient = Redis | Cluster;

/**
 * A connection to Redis: to the one of `REDIS_URL`, or to the cluster whose nodes it names. What a cluster cannot be
 * told for each node, `options` is told of the whole.
 */
export function openRedis(options: RedisOptions): RedisClient {
  const nodes = redisNodes(env.REDIS_URL);
  const [first, ...others] = nodes;
  if (others.length === 0) return new Redis(env.REDIS_URL, options);
  const { retryStrategy, enableOfflineQueue = true, ...each } = options;
  return new Cluster(
    nodes.map(({ host, port }) => ({ host, port })),
    {
      enableOfflineQueue,
      clusterRetryStrategy: (attempts) =>
        retryStrategy?.(attempts) ?? Math.min(attempts * 50, 2_000),
      // Certificates name hosts, and so a name is not replaced by its address.
      ...(first?.isTls && { dnsLookup: (host, done) => done(null, host) }),
      redisOptions: { ...each, ...first?.access },
    },
  );
}
