import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import { safeEqual } from '../../../platform/auth/safe-equal.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Sql } from '../../../platform/database/sql.js';
import { type Callback, callback } from './gateway.schema.js';
import { type NamedOrder, otherOrderIn } from './naming.js';

/** How our references at the gateway look. */
const ourReference = /^[A-Za-z0-9]{1,15}$/;

/** What the gateway sends us unasked. It is unsigned, so it proves nothing. */
@Injectable()
export class GatewayCallbacks {
  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a callback as it came; the same one is stored once.
   *
   * @param raw the body as it came
   * @throws ProblemError `not-found` without the token; `invalid-request` when it names no payment
   */
  async store(token: string, body: unknown, raw: string): Promise<Callback> {
    if (!isCallbackToken(token)) throw new ProblemError('not-found');
    const hash = createHash('sha256').update(raw).digest('hex');
    const parsed = callback.safeParse(body);
    const named = parsed.data?.merchantReferenceId ?? '';
    const reference = ourReference.test(named) ? named : null;
    await this.sql.$executeRaw`
      insert into gateway_callbacks (id, body_hash, body, reference, received_at)
      values (${uuidV7()}::uuid, ${hash}, ${raw}, ${reference}, ${this.clock.now()})
      on conflict do nothing`;
    if (!parsed.success) throw new ProblemError('invalid-request');
    return parsed.data;
  }

  /** Whether a callback names nothing that is another order's. */
  concerns(body: unknown, order: NamedOrder): boolean {
    return otherOrderIn(body, order) === null;
  }

  /** The code of the last callback that says of an order that it failed; undefined without one. */
  async failureCodeOf(order: NamedOrder): Promise<number | string | undefined> {
    const stored = await this.db.gatewayCallback.findMany({
      where: { reference: order.reference },
      orderBy: { receivedAt: 'desc' },
      take: 5,
      select: { body: true },
    });
    return stored
      .map(({ body }): unknown => JSON.parse(body))
      .filter((body) => this.concerns(body, order))
      .map((body) => callback.parse(body))
      .find(({ status }) => status === 'FAILED')?.code;
  }
}

/** Also by the one before, while the address that the gateway knows is being replaced. */
function isCallbackToken(token: string): boolean {
  const known = [env.GATEWAY_CALLBACK_TOKEN, env.GATEWAY_CALLBACK_TOKEN_BEFORE ?? ''];
  return known.map((one) => one !== '' && safeEqual(token, one)).includes(true);
}
