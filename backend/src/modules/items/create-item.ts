import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { ItemsQueries } from '../catalogue/item-page.queries.js';
import { requireOwnUploads } from '../uploads/own-uploads.js';
import { conditionOfWord } from './domain/item-condition.js';
import type { ItemView, NewItem } from './items.schema.js';

/** Lists an object of the caller's, available at once. */
@Injectable()
export class CreateItem {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: ItemsQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal `item-id-taken`, `upload-not-found`, `upload-not-yours` */
  async execute(actor: Actor, input: NewItem): Promise<ItemView> {
    const { id = randomUUID(), images, condition, ...fields } = input;
    await this.transactions.run(async (tx) => {
      await requireOwnUploads(tx, actor.id, 'item', images);
      await tx.item.create({
        data: {
          ...fields,
          id,
          ownerId: actor.id,
          condition: condition ? conditionOfWord[condition] : null,
          createdAt: this.clock.now(),
          images: {
            create: images.map((uploadId, position) => ({ uploadId, position })),
          },
        },
      });
    });
    const { blockedPeriods: _, ...item } = await this.items.findOne(id, actor);
    return item;
  }
}
