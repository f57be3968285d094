import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { ItemCheck } from '../../../platform/database/generated/client.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import { type ItemForRental, Items, ModerateItem } from '../../items/index.js';
import type { Hiding } from './item-checks.schema.js';

/** Staff have looked at an object: it stays, or is hidden. */
@Injectable()
export class CheckItem {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly moderateItem: ModerateItem,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param version of the object as it was read: what its owner has written since, nobody has looked at
   * @throws ProblemError `item-check-not-found`, `item-already-checked`, `own-object`, `checked-item-changed`
   */
  async keep(actor: Actor, id: string, version: number): Promise<void> {
    const { itemId } = await this.requireOpen(actor, id, version);
    await this.close(actor, id, 'kept', async (tx) => {
      // Whoever edits it waits here, or has done so before.
      requireVersion(await this.items.lock(tx, itemId), version);
    });
  }

  /**
   * Hiding comes first: if the rest fails, doing it again hides nothing twice.
   *
   * @throws ProblemError `item-check-not-found`, `item-already-checked`, `own-object`, `checked-item-changed`
   */
  async hide(actor: Actor, id: string, { reason, version }: Hiding): Promise<void> {
    const check = await this.requireOpen(actor, id, version);
    await this.moderateItem.execute(actor, check.itemId, 'hide', reason);
    await this.close(actor, id, 'hidden');
  }

  /** Of somebody else's object: staff who list some do not decide about them. */
  private async requireOpen(actor: Actor, id: string, version: number): Promise<ItemCheck> {
    const check = await this.db.itemCheck.findUnique({ where: { id } });
    if (!check) throw new ProblemError('item-check-not-found');
    if (check.checkedAt) throw new ProblemError('item-already-checked');
    const item = await this.items.getForRental(check.itemId);
    if (item.ownerId === actor.id) throw new ProblemError('own-object');
    requireVersion(item, version);
    return check;
  }

  private async close(
    actor: Actor,
    id: string,
    outcome: 'kept' | 'hidden',
    requireAsRead?: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async (tx) => {
      await requireAsRead?.(tx);
      const [check] = await tx.itemCheck.updateManyAndReturn({
        where: { id, checkedAt: null },
        data: { checkedAt: at, checkedById: actor.id, outcome },
      });
      if (!check) {
        const known = await tx.itemCheck.count({ where: { id } });
        throw new ProblemError(known ? 'item-already-checked' : 'item-check-not-found');
      }
      await this.auditLog.record(tx, actor, {
        action: 'check-item',
        subject: 'item',
        subjectId: check.itemId,
        detail: { outcome, words: check.words },
        at,
      });
    });
  }
}

function requireVersion(item: ItemForRental, read: number): void {
  if (item.version !== read) throw new ProblemError('checked-item-changed');
}
