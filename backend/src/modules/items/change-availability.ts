import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Items } from './items.js';
import type { AvailabilityChange } from './items.schema.js';

/** Its owner offers an item now, or no longer, which ends a pause. Requests and rentals that exist go on. */
@Injectable()
export class ChangeAvailability {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: Items,
  ) {}

  /** @throws ProblemError `item-not-found`, `forbidden`, or `item-hidden` while staff hide it */
  async execute(actor: Actor, { item_id: id, available }: AvailabilityChange): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.items.lockOwn(tx, actor, id);
      await tx.item.update({ where: { id }, data: { available, pausedUntil: null } });
    });
  }
}
