import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Places } from '../places/index.js';
import { Uploads } from '../uploads/index.js';
import { conditionOfWord } from './domain/item-choices.js';
import type { NewItem } from './items.schema.js';

/** Lists an object of the caller's, available at once. */
@Injectable()
export class CreateItem {
  constructor(
    private readonly transactions: Transactions,
    private readonly uploads: Uploads,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the id of the new item
   * @throws ProblemError `item-id-taken`, `upload-not-found`, `upload-not-yours`, or `invalid-request`
   *   for a city that is not offered
   */
  async execute(actor: Actor, input: NewItem): Promise<string> {
    const { id = randomUUID(), images, condition, deposit, point, ...fields } = input;
    await this.transactions.run(async (tx) => {
      await this.places.requireKnownCity(fields.location, tx);
      await this.uploads.claim(tx, actor.id, 'item', images);
      await tx.item.create({
        data: {
          ...fields,
          ...point,
          id,
          ownerId: actor.id,
          securityDeposit: deposit,
          condition: condition ? conditionOfWord[condition] : null,
          createdAt: this.clock.now(),
          images: {
            create: images.map((uploadId, position) => ({ uploadId, position })),
          },
        },
      });
    });
    return id;
  }
}
