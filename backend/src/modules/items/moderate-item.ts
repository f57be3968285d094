import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { AuditLog } from '../audit-log/index.js';
import type { ItemState } from './domain/item-state.js';
import { Items } from './items.js';

/**
 * Staff take an item out of sight, or bring it back as its owner offered it: of an owner whose account is to be deleted, once
 * that is taken back; of one who is suspended, once that ends. Rentals that exist go on.
 */
@Injectable()
export class ModerateItem {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly users: Users,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `item-not-found`, `own-object` for whoever offers it */
  async execute(actor: Actor, id: string, act: 'hide' | 'restore', reason: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { ownerId } = await this.items.getForRental(id, tx);
      if (ownerId === actor.id) throw new ProblemError('own-object');
      const owner = await this.users.holdStanding(tx, ownerId);
      const { state } = await this.items.lock(tx, id);
      if (state === 'deleted') throw new ProblemError('item-not-found');
      if (isHidden(state, await isHiddenWithSuspension(tx, id)) === (act === 'hide')) return;
      // It stays hidden with its owner's suspension, or beyond it.
      if (owner.isSuspended) await setHiddenWithSuspension(tx, id, act === 'restore');
      else
        await (act === 'hide'
          ? tx.$executeRaw`update items set hidden_at = ${this.clock.now()},
            offered_before_hidden = available or offered_before_leaving, available = false,
            offered_before_leaving = false where id = ${id}::uuid`
          : tx.$executeRaw`update items set hidden_at = null,
            available = offered_before_hidden and not ${owner.isLeaving},
            offered_before_leaving = offered_before_hidden and ${owner.isLeaving},
            offered_before_hidden = null where id = ${id}::uuid`);
      await this.auditLog.record(tx, actor, {
        action: `${act}-item`,
        subject: 'item',
        subjectId: id,
        detail: { reason },
      });
    });
  }
}

/** Whether staff hid it by itself. */
const isHidden = (state: ItemState, withSuspension: boolean) =>
  state === 'hidden' && !withSuspension;

async function isHiddenWithSuspension(tx: Tx, id: string): Promise<boolean> {
  const { hiddenWithSuspension } = await tx.item.findUniqueOrThrow({
    where: { id },
    select: { hiddenWithSuspension: true },
  });
  return hiddenWithSuspension;
}

async function setHiddenWithSuspension(tx: Tx, id: string, value: boolean): Promise<void> {
  await tx.item.update({ where: { id }, data: { hiddenWithSuspension: value } });
}
