import { Injectable } from '@nestjs/common';
import { Prisma } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Sql } from '../../../platform/database/sql.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import { Users } from '../../accounts/index.js';
import { ApplyTransition } from '../apply-transition.js';
import { changeFactsOf, lockChange } from '../changes/change-record.js';
import { CloseChange } from '../changes/close-change.js';
import { openChangeStatuses } from '../domain/rental-change.js';

/**
 * Ends what waits for an answer or a payment and has a suspended party: requests are refused or cancelled and refunded,
 * extensions expire. What was accepted goes on.
 */
@Injectable()
export class CloseForSuspended {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly applyTransition: ApplyTransition,
    private readonly closeChange: CloseChange,
  ) {}

  /**
   * Of all suspended members, or of one; those that fail are tried again by the schedule.
   *
   * @returns how many were looked at
   */
  async execute(memberId?: string): Promise<number> {
    const requests = await forEachDue(
      ({ after, limit }) => this.sql.rows<{ id: string }>(requestsOf(memberId, after, limit)),
      ({ id }) => this.closeRequest(id),
    );
    const extensions = await forEachDue(
      ({ after, limit }) =>
        this.sql.rows<{ id: string; rentalId: string }>(extensionsOf(memberId, after, limit)),
      ({ id, rentalId }) => this.closeExtension(rentalId, id),
    );
    return requests + extensions;
  }

  private async closeRequest(rentalId: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (rental?.status !== 'en_attente') return;
      const { ownerId, renterId } = rental;
      const suspended = await this.users.holdSuspended(tx, [ownerId, renterId]);
      // Reinstated meanwhile.
      if (suspended.size === 0) return;
      const event = suspended.has(ownerId) ? 'refuse-suspended' : 'cancel-suspended';
      const by = { role: 'system' } as const;
      await this.applyTransition.execute(tx, afterCommit, { rental, event, by });
    });
  }

  private async closeExtension(rentalId: string, id: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await lockRow(tx, 'rentals', rentalId);
      if (!rental) return;
      const change = await lockChange(tx, rentalId, id);
      const isOpen = openChangeStatuses.some((status) => status === changeFactsOf(change).status);
      const parties = [rental.ownerId, rental.renterId];
      if (!isOpen || (await this.users.holdSuspended(tx, parties)).size === 0) return;
      const by = { role: 'system' } as const;
      await this.closeChange.execute(tx, afterCommit, rental, change, 'expire', by, 'suspended');
    });
  }
}

/** Of a rental `r`. */
function hasSuspendedParty(memberId: string | undefined): Prisma.Sql {
  return memberId
    ? Prisma.sql`${memberId}::uuid in (r.renter_id, r.owner_id) and is_suspended(${memberId}::uuid)`
    : Prisma.sql`(is_suspended(r.renter_id) or is_suspended(r.owner_id))`;
}

function requestsOf(memberId: string | undefined, after: string, limit: number): Prisma.Sql {
  return Prisma.sql`
    select r.id from rentals r
    where r.status = 'en_attente' and r.id > ${after}::uuid and ${hasSuspendedParty(memberId)}
    order by r.id limit ${limit}`;
}

function extensionsOf(memberId: string | undefined, after: string, limit: number): Prisma.Sql {
  return Prisma.sql`
    select c.id, c.rental_id as "rentalId"
    from rental_changes c join rentals r on r.id = c.rental_id
    where c.kind = 'extension' and c.status::text = any(${[...openChangeStatuses]})
      and c.id > ${after}::uuid and ${hasSuspendedParty(memberId)}
    order by c.id limit ${limit}`;
}
