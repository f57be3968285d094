import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainEvents } from '../events/index.js';
import { itemDeleted } from './items.events.js';
import { Items } from './items.js';

/** Its owner deletes an item; past rentals keep showing it. */
@Injectable()
export class DeleteItem {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ProblemError `item-not-found`, `forbidden`, or `item-has-rentals`, from the database, while a
   *   rental of it is open or being paid for
   */
  async execute(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      await this.items.lockOwn(tx, actor, id);
      const at = this.clock.now();
      await tx.item.update({ where: { id }, data: { deletedAt: at } });
      await this.events.record(tx, afterCommit, itemDeleted, {
        subjectId: id,
        actor: { role: 'owner', id: actor.id },
        facts: { ownerId: actor.id },
        at,
      });
    });
  }
}
