import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Rental } from '../../../platform/database/generated/client.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ApplyTransition } from '../apply-transition.js';
import { lockUnlessDone } from '../lock-unless-done.js';
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
      const ofOwner = (found: Rental | null) => requireOwner(found, actor.id);
      const isRefused = ({ status }: Rental) => status === 'refusee';
      const rental = await lockUnlessDone(tx, rentalId, ofOwner, isRefused);
      if (!rental) return;
      const by = { role: 'owner', id: actor.id } as const;
      await this.applyTransition.execute(tx, afterCommit, { rental, event: 'refuse', by });
    });
  }
}
