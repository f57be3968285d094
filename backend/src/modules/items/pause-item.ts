import { Injectable } from '@nestjs/common';
import { type Day, toDate } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainEvents } from '../events/index.js';
import { canPauseUntil } from './domain/pause.js';
import { itemAvailabilityChanged } from './items.events.js';
import { Items } from './items.js';

/**
 * Its owner takes an item off the market until a day, from which it is offered again without anybody
 * doing anything. Requests and rentals that exist go on.
 */
@Injectable()
export class PauseItem {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * @param until the first day on which it is offered again
   * @throws ProblemError `item-not-found`, `forbidden`, `pause-out-of-range`, or `item-hidden` while
   *   staff hide it
   */
  async execute(actor: Actor, id: string, until: Day): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const { state } = await this.items.lockOwn(tx, actor, id);
      if (!canPauseUntil(until, this.clock.today())) throw new ProblemError('pause-out-of-range');
      await tx.item.update({
        where: { id },
        data: { available: true, pausedUntil: toDate(until) },
      });
      await this.events.record(tx, afterCommit, itemAvailabilityChanged, {
        subjectId: id,
        actor: { role: 'owner', id: actor.id },
        facts: { offeredFrom: until, wasOffered: state === 'offered' },
        at: this.clock.now(),
      });
    });
  }
}
