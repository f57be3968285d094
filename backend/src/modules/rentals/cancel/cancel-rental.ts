import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ApplyTransition, moveNotAllowed } from '../apply-transition.js';
import { findCancellation } from '../domain/rental-lifecycle.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf, partyOf } from '../rental-record.js';

/** A party cancels a request or a rental before it begins; the lifecycle says who gets what back. */
@Injectable()
export class CancelRental {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /** @throws ProblemError `rental-not-found` for a stranger, `move-not-allowed` */
  async execute(actor: Actor, rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      const party = rental && partyOf(rental, actor.id);
      if (!rental || !party) throw new ProblemError('rental-not-found');
      if (rental.status === 'annulee') return;
      const event = findCancellation(factsOf(rental), party, this.clock.now(), rentalPolicy);
      if (!event) throw moveNotAllowed(rental);
      const by = { role: party, id: actor.id };
      await this.applyTransition.execute(tx, afterCommit, { rental, event, by });
    });
  }
}
