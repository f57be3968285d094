import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Prisma, type Rental } from '../../../platform/database/generated/client.js';
import { lockRow, lockRows } from '../../../platform/database/lock-row.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Items } from '../../items/index.js';
import { ApplyTransition } from '../apply-transition.js';
import { requireOwner } from '../rental-record.js';

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
      const { title } = await this.items.lock(tx, requireOwner(found, actor.id).itemId);
      const rental = requireOwner(await lockRow(tx, 'rentals', rentalId), actor.id);
      if (rental.status === 'acceptee') return;
      const others = rental.status === 'en_attente' ? await lockOthers(tx, rental) : [];
      await this.applyTransition.executeAll(tx, afterCommit, title, [
        { rental, event: 'accept', by: { role: 'owner', id: actor.id } },
        ...others.map((other) => ({ rental: other, event: 'supersede', by: system }) as const),
      ]);
    });
  }
}

const system = { role: 'system' } as const;

/** Every other request for some of the same days, held until the end of the transaction. */
function lockOthers(tx: Tx, { id, itemId, startDate, endDate }: Rental): Promise<Rental[]> {
  const condition = Prisma.sql`
    item_id = ${itemId}::uuid and status = 'en_attente' and id <> ${id}::uuid
      and start_date < ${endDate} and end_date > ${startDate}`;
  return lockRows(tx, 'rentals', condition);
}
