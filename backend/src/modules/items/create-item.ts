import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainEvents } from '../events/index.js';
import { Places } from '../places/index.js';
import { Uploads } from '../uploads/index.js';
import { imageRowsOf, itemColumnsOf } from './item-columns.js';
import { itemListed } from './items.events.js';
import type { NewItem } from './items.schema.js';

/** Lists an object of the caller's, available at once. */
@Injectable()
export class CreateItem {
  constructor(
    private readonly transactions: Transactions,
    private readonly uploads: Uploads,
    private readonly places: Places,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Pictures of another object of the caller's are copied: one object can be listed like another.
   *
   * @returns the id of the new item
   * @throws ProblemError `item-id-taken`, `upload-not-found`, `upload-not-yours`, or `invalid-request`
   *   for a city that is not offered
   */
  async execute(actor: Actor, { id = randomUUID(), images, ...item }: NewItem): Promise<string> {
    const pictures = await this.uploads.copyUsed(actor.id, 'item', images);
    await this.transactions.run(async (tx, afterCommit) => {
      await this.places.requireKnownCity(item.location, tx);
      await this.uploads.claim(tx, actor.id, 'item', pictures);
      const at = this.clock.now();
      await tx.item.create({
        data: {
          ...itemColumnsOf(item),
          id,
          ownerId: actor.id,
          createdAt: at,
          images: { create: imageRowsOf(pictures) },
        },
      });
      await this.events.record(tx, afterCommit, itemListed, {
        subjectId: id,
        actor: { role: 'owner', id: actor.id },
        facts: { ownerId: actor.id, title: item.title },
        at,
      });
    });
    return id;
  }
}
