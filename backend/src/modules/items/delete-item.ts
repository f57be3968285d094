import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { lockOwnItem } from './own-item.js';

/** Its owner takes an item off for good; past rentals keep showing it. */
@Injectable()
export class DeleteItem {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal `item-not-found`, `forbidden`, or `item-has-rentals` while someone counts on it */
  async execute(actor: Actor, itemId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { id } = await lockOwnItem(tx, actor, itemId);
      if (await isCountedOn(tx, id)) throw new Refusal('item-has-rentals');
      await tx.item.update({ where: { id }, data: { deletedAt: this.clock.now() } });
    });
  }
}

/** Whether a rental of the item is asked for, ahead or under way, or being paid for. */
async function isCountedOn(tx: Tx, itemId: string): Promise<boolean> {
  const rental = await tx.rental.findFirst({
    where: { itemId, status: { in: ['en_attente', 'acceptee', 'en_cours'] } },
  });
  const payment = await tx.payment.findFirst({
    where: { itemId, status: { notIn: ['succeeded', 'failed'] } },
  });
  return rental !== null || payment !== null;
}
