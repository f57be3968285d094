import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ApplyTransition, moveNotAllowed } from '../apply-transition.js';
import { Contracts } from '../contract/contracts.js';
import { effectOf } from '../domain/rental-effects.js';
import { findCancellation } from '../domain/rental-lifecycle.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf, partyOf } from '../rental-record.js';

/** A party cancels a request or a rental before it begins; the lifecycle says who gets what back. */
@Injectable()
export class CancelRental {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly contracts: Contracts,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /**
   * @param expectedRefund XAF that the caller was shown as what goes back to the renter; not compared
   *   without it
   * @throws ProblemError `rental-not-found` for a stranger, `move-not-allowed`, `refund-changed` when a limit
   *   has passed since
   */
  async execute(actor: Actor, rentalId: string, expectedRefund?: Xaf): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      const party = rental && partyOf(rental, actor.id);
      if (!rental || !party) throw new ProblemError('rental-not-found');
      if (rental.status === 'annulee') return;
      const facts = factsOf(rental);
      const now = this.clock.now();
      const event = findCancellation(facts, party, now, rentalPolicy);
      if (!event) throw moveNotAllowed(rental);
      const policy = await this.contracts.policyFor(tx, rentalId, event);
      const effect = effectOf(facts, event, party, now, policy);
      if (!effect) throw moveNotAllowed(rental);
      if (expectedRefund !== undefined && expectedRefund !== effect.refund + effect.deposit) {
        throw new ProblemError('refund-changed');
      }
      const by = { role: party, id: actor.id };
      await this.applyTransition.execute(tx, afterCommit, { rental, event, by, at: now });
    });
  }
}
