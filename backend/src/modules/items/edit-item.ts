import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Item } from '../../platform/database/generated/client.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainEvents } from '../events/index.js';
import { Places } from '../places/index.js';
import { Uploads } from '../uploads/index.js';
import { imageRowsOf, itemColumnsOf } from './item-columns.js';
import { itemEdited } from './items.events.js';
import { Items } from './items.js';
import type { ItemEdit } from './items.schema.js';
import { Pieces } from './pieces/pieces.js';

/**
 * Its owner says something else of an item. What was asked for and paid, or is being paid, keeps its
 * own amounts. One that staff hide can be mended, and stays hidden.
 */
@Injectable()
export class EditItem {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly pieces: Pieces,
    private readonly uploads: Uploads,
    private readonly places: Places,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * An edit that says what is so already changes nothing: it may be the same call, sent again.
   *
   * @throws ProblemError `item-not-found`, `forbidden`, `upload-not-found`, `upload-not-yours`,
   *   `pieces-let` when more are let than there would be, `invalid-request` for another city that is not offered,
   *   or `item-changed` when it was edited, or pieces of it were lost, since the version that was sent back
   */
  async execute(actor: Actor, id: string, { version, images, ...fields }: ItemEdit): Promise<void> {
    const shown = await picturesOf(this.db, id);
    const added = images.filter((picture) => !shown.includes(picture));
    const copied = await this.uploads.copyUsed(actor.id, 'item', added);
    const pictures = images.map((picture) => copied[added.indexOf(picture)] ?? picture);
    const wanted = itemColumnsOf(fields);
    await this.transactions.run(async (tx, afterCommit) => {
      await this.items.lockOwn(tx, actor, id);
      const item = await tx.item.findUniqueOrThrow({ where: { id } });
      const before = await picturesOf(tx, id);
      const columns = Object.keys(wanted) as (keyof typeof wanted)[];
      const isSame = columns.every((column) => isDeepStrictEqual(item[column], wanted[column]));
      if (isSame && isDeepStrictEqual(before, pictures)) return;
      if (item.version !== version) throw new ProblemError('item-changed');
      if (fields.location !== item.location)
        await this.places.requireKnownCity(fields.location, tx);
      await this.pieces.changeStock(tx, item, wanted.pieces);
      await this.showPictures(tx, actor, id, { before, after: pictures });
      await tx.item.update({ where: { id }, data: { ...wanted, version: version + 1 } });
      await this.events.record(tx, afterCommit, itemEdited, {
        subjectId: id,
        actor: { role: 'owner', id: actor.id },
        facts: {
          ownerId: actor.id,
          title: wanted.title,
          hasNewText: item.title !== wanted.title || item.description !== wanted.description,
          before: termsOf(item),
          after: termsOf(wanted),
        },
        at: this.clock.now(),
      });
    });
  }

  /** Those that are no longer shown become unused uploads. */
  private async showPictures(
    tx: Tx,
    actor: Actor,
    itemId: string,
    { before, after }: Record<'before' | 'after', string[]>,
  ): Promise<void> {
    const added = after.filter((picture) => !before.includes(picture));
    await this.uploads.claim(tx, actor.id, 'item', added);
    await tx.itemImage.deleteMany({ where: { itemId } });
    await tx.itemImage.createMany({ data: imageRowsOf(after).map((row) => ({ ...row, itemId })) });
    for (const picture of before)
      if (!after.includes(picture)) await this.uploads.release(tx, picture);
  }
}

function termsOf({ price, priceUnit, pieces }: Pick<Item, 'price' | 'priceUnit' | 'pieces'>) {
  return { price, priceUnit, pieces };
}

/** The uploads that an item shows, in order. */
async function picturesOf(tx: Tx, itemId: string): Promise<string[]> {
  const images = await tx.itemImage.findMany({ where: { itemId }, orderBy: { position: 'asc' } });
  return images.map(({ uploadId }) => uploadId);
}
