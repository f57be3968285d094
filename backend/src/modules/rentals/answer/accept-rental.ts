import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma, type Rental } from '../../../platform/database/generated/client.js';
import { lockRows } from '../../../platform/database/lock-row.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { readRow } from '../../../platform/database/rows.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { Items, Pieces } from '../../items/index.js';
import { ApplyTransition, moveNotAllowed } from '../apply-transition.js';
import { Contracts } from '../contract/contracts.js';
import { requireOwner } from '../rental-record.js';
import { PiecesOut } from '../return/pieces-out.js';

/** The owner accepts a request: the rent is theirs, and requests that no longer fit are superseded. */
@Injectable()
export class AcceptRental {
  constructor(
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly users: Users,
    private readonly pieces: Pieces,
    private readonly piecesOut: PiecesOut,
    private readonly contracts: Contracts,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /** @throws ProblemError `account-suspended` of its owner, `member-unreachable` of its renter, or what stands against it */
  async execute(actor: Actor, rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const found = await readRow(tx, 'rentals', rentalId);
      const wanted = requireOwner(found, actor.id);
      // A repeated call waits for no lock.
      if (wanted.status === 'acceptee') return;
      const item = await this.items.lock(tx, wanted.itemId);
      const { rental, others } = await lockWithOthers(tx, wanted);
      if (rental.status === 'acceptee') return;
      // A contract is kept once: whatever was accepted before has one.
      if (rental.status !== 'en_attente') throw moveNotAllowed(rental);
      await this.users.requireNoneSuspended(tx, rental.ownerId, rental.renterId);
      await this.piecesOut.requireNotMissing(tx, rental);
      await this.pieces.requireOpenDays(tx, rental, rental.id);
      await this.pieces.makeRoom(tx, item.pieces, rental, rental.id);
      const at = this.clock.now();
      const contractHash = await this.contracts.keep(tx, rental, item, at);
      await this.applyTransition.executeAll(tx, afterCommit, item.title, [
        {
          ...{ rental, event: 'accept', by: { role: 'owner', id: actor.id }, at },
          ...(contractHash && { contractHash }),
        },
        ...others.map((other) => ({ rental: other, event: 'supersede', by: system }) as const),
      ]);
    });
  }
}

const system = { role: 'system' } as const;

/**
 * The rental, and every other request for which it leaves too few pieces on some day, held until the end
 * of the transaction.
 */
async function lockWithOthers(
  tx: Tx,
  { id, itemId, startDate, endDate, pieces }: Rental,
): Promise<{ rental: Rental; others: Rental[] }> {
  const condition = Prisma.sql`
    item_id = ${itemId}::uuid and (id = ${id}::uuid
      or status = 'en_attente' and start_date < ${endDate} and end_date > ${startDate}
        and free_pieces(item_id, greatest(start_date, ${startDate}::date),
          least(end_date, ${endDate}::date)) < pieces + ${pieces})`;
  const all = await lockRows(tx, 'rentals', condition);
  const rental = all.find((one) => one.id === id) as Rental;
  const others = all.filter((one) => one.id !== id);
  return { rental, others };
}
