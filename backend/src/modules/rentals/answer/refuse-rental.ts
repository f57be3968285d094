import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { moveRental } from '../apply-transition.js';
import { requestRefused } from '../rental-letters.js';
import { lockRental, requireOwner } from '../rental-record.js';

/** The owner refuses a request: everything is back in the renter's wallet. */
@Injectable()
export class RefuseRental {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async execute(actor: Actor, rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = requireOwner(await lockRental(tx, rentalId), actor.id);
      if (rental.status === 'refusee') return;
      const by = { party: 'owner', userId: actor.id } as const;
      await moveRental(tx, rental, 'refuse', by, this.clock.now());
      await this.outbox.post(tx, afterCommit, rental.renter.email, requestRefused(rental));
    });
  }
}
