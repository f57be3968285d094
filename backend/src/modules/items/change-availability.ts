import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { AvailabilityChange } from './items.schema.js';
import { lockOwnItem } from './own-item.js';

/** Its owner offers an item, or no longer. Requests and rentals that exist go on. */
@Injectable()
export class ChangeAvailability {
  constructor(private readonly transactions: Transactions) {}

  /** @throws Refusal `item-not-found`, `forbidden`, or `item-hidden` while staff hide it */
  async execute(actor: Actor, { item_id, available }: AvailabilityChange): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { id } = await lockOwnItem(tx, actor, item_id);
      await tx.item.update({ where: { id }, data: { available } });
    });
  }
}
