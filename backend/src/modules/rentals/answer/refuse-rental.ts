import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ApplyTransition } from '../apply-transition.js';
import { requireOwner } from '../rental-record.js';

/** The owner refuses a request: everything is back in the renter's wallet. */
@Injectable()
export class RefuseRental {
  constructor(
    private readonly transactions: Transactions,
    private readonly applyTransition: ApplyTransition,
  ) {}

  async execute(actor: Actor, rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = requireOwner(await lockRow(tx, 'rentals', rentalId), actor.id);
      if (rental.status === 'refusee') return;
      const by = { role: 'owner', id: actor.id } as const;
      await this.applyTransition.execute(tx, afterCommit, { rental, event: 'refuse', by });
    });
  }
}
