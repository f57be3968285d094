import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { moveRental } from '../apply-transition.js';
import type { RentalEvent } from '../domain/rental-lifecycle.js';
import { rentalCancelled } from '../rental-letters.js';
import { lockRental, partyOf, type RentalRecord } from '../rental-record.js';

/** A party calls the rental off before it begins; the lifecycle says who gets what back. */
@Injectable()
export class CancelRental {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async execute(actor: Actor, rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRental(tx, rentalId);
      const party = rental && partyOf(rental, actor.id);
      if (!rental || !party) throw new Refusal('rental-not-found');
      if (rental.status === 'annulee') return;
      await moveRental(
        tx,
        rental,
        cancellationBy(party, rental),
        { party, userId: actor.id },
        this.clock.now(),
      );
      for (const person of [rental.renter, rental.owner]) {
        await this.outbox.post(tx, afterCommit, person.email, rentalCancelled(rental, person));
      }
    });
  }
}

function cancellationBy(party: 'renter' | 'owner', { status }: RentalRecord): RentalEvent {
  if (party === 'owner') return 'call-off';
  return status === 'en_attente' ? 'withdraw' : 'cancel';
}
