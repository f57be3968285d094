import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { Items } from './items.js';

/**
 * Staff take an item out of sight, or bring it back as its owner offered it. Rentals that exist go
 * on.
 */
@Injectable()
export class ModerateItem {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `item-not-found` */
  async execute(actor: Actor, id: string, act: 'hide' | 'restore', reason: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { state } = await this.items.lock(tx, id);
      if (state === 'deleted') throw new ProblemError('item-not-found');
      if ((state === 'hidden') === (act === 'hide')) return;
      await (act === 'hide'
        ? tx.$executeRaw`update items set hidden_at = ${this.clock.now()},
            offered_before_hidden = available, available = false where id = ${id}::uuid`
        : tx.$executeRaw`update items set hidden_at = null,
            available = offered_before_hidden, offered_before_hidden = null where id = ${id}::uuid`);
      await this.auditLog.record(tx, actor, {
        action: `${act}-item`,
        subject: 'item',
        subjectId: id,
        detail: { reason },
      });
    });
  }
}
