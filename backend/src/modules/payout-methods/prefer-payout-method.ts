import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { DomainEvents } from '../events/index.js';
import { factsOf, payoutMethodPreferred } from './payout-methods.events.js';
import { PayoutMethods } from './payout-methods.js';

@Injectable()
export class PreferPayoutMethod {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly payoutMethods: PayoutMethods,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `number-not-found` */
  async execute(actor: Actor, payoutMethodId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      await this.users.lock(tx, actor.id);
      const number = await this.payoutMethods.getOwn(tx, actor.id, payoutMethodId);
      const { id, userId, preferred } = number;
      if (preferred) return;
      await tx.payoutMethod.updateMany({
        where: { userId, preferred: true },
        data: { preferred: false },
      });
      await tx.payoutMethod.update({ where: { id }, data: { preferred: true } });
      await this.events.record(tx, afterCommit, payoutMethodPreferred, {
        subjectId: id,
        actor: { role: 'member', id: userId },
        facts: factsOf(number),
        at: this.clock.now(),
      });
    });
  }
}
