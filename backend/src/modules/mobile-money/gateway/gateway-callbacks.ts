import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
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
    await this.db.gatewayCallback.createMany({
      data: {
        body: raw,
        bodyHash: createHash('sha256').update(raw).digest('hex'),
        receivedAt: this.clock.now(),
      },
      skipDuplicates: true,
    });
    const parsed = callback.safeParse(body);
    if (!parsed.success) throw new ProblemError('invalid-request');
    return parsed.data;
  }

  /** Whether a callback names nothing that is another order's. */
  concerns(body: unknown, order: NamedOrder): boolean {
    return otherOrderIn(body, order) === null;
  }
}
