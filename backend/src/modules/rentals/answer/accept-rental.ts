import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { Items } from '../../items/index.js';
import { moveRental } from '../apply-transition.js';
import { requestAccepted, requestRefused } from '../rental-letters.js';
import { lockRental, type RentalRecord, requireOwner } from '../rental-record.js';

/** The owner accepts a request: the rent is theirs, and requests for the same days give way. */
@Injectable()
export class AcceptRental {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly items: Items,
    private readonly outbox: Outbox,
  ) {}

  async execute(actor: Actor, rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const found = await tx.rental.findUnique({ where: { id: rentalId } });
      await this.items.lock(tx, requireOwner(found, actor.id).itemId);
      const rental = requireOwner(await lockRental(tx, rentalId), actor.id);
      if (rental.status === 'acceptee') return;
      const by = { party: 'owner', userId: actor.id } as const;
      const accepted = await moveRental(tx, rental, 'accept', by, this.clock.now());
      await this.outbox.post(tx, afterCommit, rental.renter.email, requestAccepted(accepted));
      await this.letOthersGiveWay(tx, afterCommit, accepted);
    });
  }

  /**
   * Refuses and refunds every other request for some of the same days, in the order of the renters'
   * ids: owners who accept at the same time lock the wallets of the same renters in the same order,
   * and so cannot deadlock.
   */
  private async letOthersGiveWay(tx: Tx, afterCommit: AfterCommit, accepted: RentalRecord) {
    const others = await tx.rental.findMany({
      where: {
        itemId: accepted.itemId,
        status: 'en_attente',
        startDate: { lt: accepted.endDate },
        endDate: { gt: accepted.startDate },
      },
      orderBy: { renterId: 'asc' },
      select: { id: true },
    });
    for (const { id } of others) {
      const other = await lockRental(tx, id);
      if (other?.status !== 'en_attente') continue;
      await moveRental(tx, other, 'give-way', { party: 'system' }, this.clock.now());
      await this.outbox.post(tx, afterCommit, other.renter.email, requestRefused(other));
    }
  }
}
