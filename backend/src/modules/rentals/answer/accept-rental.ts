import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Rental } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../../platform/database/transactions.js';
import { Items } from '../../items/index.js';
import { ApplyTransition } from '../apply-transition.js';
import { lockRental, requireOwner } from '../rental-record.js';

/** The owner accepts a request: the rent is theirs, and requests for the same days are superseded. */
@Injectable()
export class AcceptRental {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly applyTransition: ApplyTransition,
  ) {}

  async execute(actor: Actor, rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const found = await tx.rental.findUnique({ where: { id: rentalId } });
      await this.items.lock(tx, requireOwner(found, actor.id).itemId);
      const rental = requireOwner(await lockRental(tx, rentalId), actor.id);
      if (rental.status === 'acceptee') return;
      const by = { role: 'owner', id: actor.id } as const;
      await this.applyTransition.execute(tx, afterCommit, rental, 'accept', by);
      await this.supersedeOthers(tx, afterCommit, rental);
    });
  }

  /**
   * Refuses and refunds every other request for some of the same days, in the order of the renters'
   * ids: owners who accept at the same time lock the wallets of the same renters in the same order,
   * and so cannot deadlock.
   */
  private async supersedeOthers(
    tx: Tx,
    afterCommit: AfterCommit,
    { itemId, startDate, endDate }: Rental,
  ): Promise<void> {
    const locked = await tx.$queryRaw<{ id: string }[]>`
      select id from rentals
      where item_id = ${itemId}::uuid and status = 'en_attente'
        and start_date < ${endDate} and end_date > ${startDate}
      order by renter_id for update`;
    const others = await tx.rental.findMany({
      where: { id: { in: locked.map(({ id }) => id) } },
      orderBy: { renterId: 'asc' },
    });
    for (const other of others) {
      await this.applyTransition.execute(tx, afterCommit, other, 'supersede', { role: 'system' });
    }
  }
}
