import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import { ApplyTransition } from '../apply-transition.js';
import { returnCutoff } from '../domain/rental-deadlines.js';
import { rentalPolicy } from '../rental-policy.js';
import { partyOf } from '../rental-record.js';

/** The object comes back, and with it the security deposit. */
@Injectable()
export class ReturnItem {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /** The renter says that the object is back. */
  declare(actor: Actor, rentalId: string): Promise<void> {
    return this.applyBy(actor, rentalId, 'declare-return', 'renter');
  }

  /** The owner agrees: the security deposit goes back. */
  confirm(actor: Actor, rentalId: string): Promise<void> {
    return this.applyBy(actor, rentalId, 'confirm-return', 'owner');
  }

  /** Confirms the returns declared long enough ago that the owner did not contest; returns how many. */
  settleUncontested(): Promise<number> {
    const cutoff = returnCutoff(this.clock.now(), rentalPolicy);
    return forEachDue(
      ({ after, limit }) =>
        this.db.rental.findMany({
          where: {
            id: { gt: after },
            returnStatus: 'declared',
            returnDeclaredAt: { lte: cutoff },
          },
          orderBy: { id: 'asc' },
          take: limit,
          select: { id: true },
        }),
      ({ id }) => this.settle(id),
    );
  }

  private async settle(rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (rental?.returnStatus !== 'declared') return;
      const by = { role: 'system' } as const;
      await this.applyTransition.execute(tx, afterCommit, { rental, event: 'settle-return', by });
    });
  }

  private async applyBy(
    actor: Actor,
    rentalId: string,
    event: 'declare-return' | 'confirm-return',
    party: 'renter' | 'owner',
  ): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (!rental || partyOf(rental, actor.id) !== party)
        throw new ProblemError('rental-not-found');
      const by = { role: party, id: actor.id };
      await this.applyTransition.execute(tx, afterCommit, { rental, event, by });
    });
  }
}
