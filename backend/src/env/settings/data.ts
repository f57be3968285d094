import { problemOfRedisUrls } from '../../platform/redis/redis-nodes.js';
import { postgresUrl, storageUrl } from '../types/addresses.js';
import { text } from '../types/texts.js';
import { whole } from '../types/whole-number.js';

/** Where data is, and how much of PostgreSQL a process takes. */
export const data = {
  DATABASE_URL: postgresUrl,
  /** PostgreSQL itself, for migrations, where DATABASE_URL is a PgBouncer in transaction mode. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL: whole(1, 200).default(10),
  /** How many transactions of one member a process runs at once; further ones wait without a connection. */
  MEMBER_TRANSACTIONS: whole(1, 200).default(3),
  /** `redis://user:password@host:port`, `rediss://` with TLS; nodes of a Redis Cluster with commas. */
  REDIS_URL: text.superRefine((urls, context) => {
    const problem = problemOfRedisUrls(urls);
    if (problem) context.addIssue(problem);
  }),
  /** `file:<folder>` or `s3://<bucket>?region=…&endpoint=…` */
  STORAGE_URL: storageUrl,
};
