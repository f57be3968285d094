import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { isPushService } from '../domain/push-service.js';
import type { SubscriptionBody } from './push.schema.js';

/** More browsers than anybody uses; the oldest makes room. */
const mostBrowsers = 10;

/** The browsers that a member allowed to show notifications. */
@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly transactions: Transactions,
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * A browser shows the notifications of whoever allowed it last, for as long as they are signed in there.
   *
   * @throws ProblemError `invalid-request` when the address is no push service's
   */
  async add(actor: Actor, { endpoint, keys }: SubscriptionBody): Promise<void> {
    const { id: userId, sessionId } = actor;
    if (!isPushService(endpoint, env.PUSH_SERVICES)) {
      const message = "Ce navigateur utilise un service que nous n'acceptons pas.";
      throw new ProblemError('invalid-request', [{ path: 'endpoint', message }]);
    }
    await this.transactions.run(async (tx) => {
      await tx.pushSubscription.deleteMany({ where: { endpoint, userId: { not: userId } } });
      await tx.pushSubscription.upsert({
        where: { endpoint },
        create: {
          id: uuidV7(),
          userId,
          sessionId: sessionId ?? null,
          endpoint,
          ...keys,
          createdAt: this.clock.now(),
        },
        update: { ...keys, sessionId: sessionId ?? null },
      });
      const kept = await tx.pushSubscription.findMany({
        where: { userId },
        orderBy: { id: 'desc' },
        take: mostBrowsers,
        select: { id: true },
      });
      const ids = kept.map(({ id }) => id);
      await tx.pushSubscription.deleteMany({ where: { userId, id: { notIn: ids } } });
    });
  }

  /** @returns how many browsers were allowed since then */
  async removeSince(tx: Tx, userId: string, since: Date): Promise<number> {
    const where = { userId, createdAt: { gte: since } };
    return (await tx.pushSubscription.deleteMany({ where })).count;
  }

  async remove({ id: userId }: Actor, endpoint: string): Promise<void> {
    await this.db.pushSubscription.deleteMany({ where: { userId, endpoint } });
  }
}
