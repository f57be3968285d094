import { Injectable, type OnModuleInit } from '@nestjs/common';
import { accountSecured, emailChangeUndone } from '../auth/index.js';
import { DomainEvents } from '../events/index.js';
import { payoutMethodTakenBack } from './payout-methods.events.js';
import { PayoutMethods } from './payout-methods.js';

/** A member takes the account back from somebody else: the numbers that this one may have added go with them. */
@Injectable()
export class TakeBackPayoutMethods implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly payoutMethods: PayoutMethods,
  ) {}

  onModuleInit(): void {
    for (const kind of [accountSecured, emailChangeUndone]) {
      this.events.on(kind, async ({ subjectId: userId, facts, at }, { tx, afterCommit }) => {
        const since = { gte: new Date(facts.since) };
        // One that is not confirmed may still be, by a link that whoever got in has.
        const added = [{ createdAt: since }, { confirmedAt: since }, { confirmedAt: null }];
        const numbers = await tx.payoutMethod.findMany({
          where: { userId, removedAt: null, OR: added },
          orderBy: { id: 'asc' },
        });
        for (const { id } of numbers) {
          const number = await this.payoutMethods.getOwn(tx, userId, id);
          await this.payoutMethods.remove(tx, afterCommit, payoutMethodTakenBack, number, at);
        }
      });
    }
  }
}
