import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import { safeEqual } from '../../../platform/auth/safe-equal.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { type Callback, callback } from './gateway.schema.js';
import { type NamedOrder, otherOrderIn } from './naming.js';

/** What the gateway sends us unasked. It is unsigned, so it proves nothing. */
@Injectable()
export class GatewayCallbacks {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a callback as it came; the same one is stored once.
   *
   * @param raw the body as it came
   * @throws ProblemError `not-found` without the token; `invalid-request` when it names no payment
   */
  async store(token: string, body: unknown, raw: string): Promise<Callback> {
    if (!safeEqual(token, env.GATEWAY_CALLBACK_TOKEN)) throw new ProblemError('not-found');
    const hash = createHash('sha256').update(raw).digest('hex');
    await this.db.$executeRaw`
      insert into gateway_callbacks (id, body_hash, body, received_at)
      values (${uuidV7()}::uuid, ${hash}, ${raw}, ${this.clock.now()})
      on conflict do nothing`;
    const parsed = callback.safeParse(body);
    if (!parsed.success) throw new ProblemError('invalid-request');
    return parsed.data;
  }

  /** Whether a callback names nothing that is another order's. */
  concerns(body: unknown, order: NamedOrder): boolean {
    return otherOrderIn(body, order) === null;
  }
}
