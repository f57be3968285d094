import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { secondMs } from '../../kernel/duration.js';
import { Clock } from '../clock.js';
import type { Tx } from '../database/prisma.js';
import { TooManyRequests } from '../http/too-many-requests.js';
import { refusals } from './count-refusals.js';
import { hashKey } from './hash-key.js';
import type { Limit } from './rate-limits.js';

/**
 * Counts in PostgreSQL, in the transaction of what is limited: the limit holds for all processes together, also while
 * Redis is away, and what is refused or rolled back is not counted. For what costs money or another person's peace.
 */
@Injectable()
export class LastingLimits {
  constructor(private readonly clock: Clock) {}

  /**
   * Until the transaction ends, others with the same key wait for it.
   *
   * @param limit its window ends `seconds` after each use, as that use stops counting
   * @param key whom or what the limit is for: a telephone number, a network
   * @throws TooManyRequests when the limit has been reached
   */
  async consume(tx: Tx, limit: Limit, key: string): Promise<void> {
    const { name, max, seconds } = limit;
    const keyHash = hashKey(key);
    const usedAt = this.clock.now();
    const since = new Date(usedAt.getTime() - seconds * secondMs);
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`limit ${name} ${keyHash}`}, 0))`;
    // The use that leaves room for another one as soon as it stops counting, if there are as many.
    const [last] = await tx.$queryRaw<{ usedAt: Date }[]>`
      select used_at as "usedAt" from limit_uses
      where name = ${name} and key_hash = ${keyHash} and used_at > ${since}
      order by used_at desc offset ${max - 1} limit 1`;
    if (last) {
      refusals.inc({ limit: name });
      const freeInMs = last.usedAt.getTime() - since.getTime();
      throw new TooManyRequests(Math.max(1, Math.ceil(freeInMs / secondMs)), limit.refusal);
    }
    await tx.limitUse.create({ data: { id: uuidV7(), name, keyHash, usedAt } });
  }
}
