import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Rental } from '../../../platform/database/generated/client.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ApplyTransition, moveNotAllowed } from '../apply-transition.js';
import { Contracts } from '../contract/contracts.js';
import { effectOf } from '../domain/rental-effects.js';
import { findCancellation } from '../domain/rental-lifecycle.js';
import { lockUnlessDone } from '../lock-unless-done.js';
import { rentalPolicy } from '../rental-policy.js';
import { factsOf, requireParty } from '../rental-record.js';

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
      const ofParty = (found: Rental | null) => requireParty(found, actor.id).rental;
      const isCancelled = ({ status }: Rental) => status === 'annulee';
      const rental = await lockUnlessDone(tx, rentalId, ofParty, isCancelled);
      if (!rental) return;
      const { party } = requireParty(rental, actor.id);
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
