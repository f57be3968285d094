import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainEvents } from '../events/index.js';
import { itemAvailabilityChanged } from './items.events.js';
import { Items } from './items.js';
import type { AvailabilityChange } from './items.schema.js';

/** Its owner offers an item now, or no longer, which ends a pause. Requests and rentals that exist go on. */
@Injectable()
export class ChangeAvailability {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `item-not-found`, `forbidden`, or `item-hidden` while staff hide it */
  async execute(actor: Actor, { item_id: id, available }: AvailabilityChange): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const { state } = await this.items.lockOwn(tx, actor, id);
      await tx.item.update({ where: { id }, data: { available, pausedUntil: null } });
      await this.events.record(tx, afterCommit, itemAvailabilityChanged, {
        subjectId: id,
        actor: { role: 'owner', id: actor.id },
        facts: {
          offeredFrom: available ? this.clock.today() : null,
          wasOffered: state === 'offered',
        },
        at: this.clock.now(),
      });
    });
  }
}
