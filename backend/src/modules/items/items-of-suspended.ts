import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Sql } from '../../platform/database/sql.js';

/**
 * What a member lists is hidden with the suspension of the member, and shown again when that ends: what staff hid by
 * itself stays hidden, and what its owner does not offer is not offered.
 */
@Injectable()
export class ItemsOfSuspended {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Held before their owner, as by whoever asks for one of them. */
  async hold(tx: Tx, ownerId: string): Promise<void> {
    await tx.$queryRaw`
      select from items where owner_id = ${ownerId}::uuid and deleted_at is null order by id for update`;
  }

  /** Before the owner is suspended. @returns how many were hidden */
  hide(tx: Tx, ownerId: string): Promise<number> {
    return tx.$executeRaw`
      update items set hidden_at = ${this.clock.now()}, hidden_with_suspension = true,
        offered_before_hidden = available or offered_before_leaving, available = false,
        offered_before_leaving = false
      where owner_id = ${ownerId}::uuid and deleted_at is null and hidden_at is null`;
  }

  /**
   * After the owner is reinstated.
   *
   * @param isLeaving whether the account is to be deleted: then they are offered again once that is taken back
   * @returns how many are shown again
   */
  restore(tx: Tx, ownerId: string, isLeaving: boolean): Promise<number> {
    return tx.$executeRaw`
      update items set hidden_at = null, hidden_with_suspension = false,
        available = offered_before_hidden and deleted_at is null and not ${isLeaving},
        offered_before_leaving = offered_before_hidden and deleted_at is null and ${isLeaving},
        offered_before_hidden = null
      where owner_id = ${ownerId}::uuid and hidden_with_suspension`;
  }

  /** How many a suspension would hide, and how many one has hidden. */
  async count(ownerId: string): Promise<{ shown: number; hidden: number }> {
    const [found] = await this.sql.$queryRaw<{ shown: number; hidden: number }[]>`
      select count(*) filter (where hidden_at is null)::int as shown,
        count(*) filter (where hidden_with_suspension)::int as hidden
      from items where owner_id = ${ownerId}::uuid and deleted_at is null`;
    return found ?? { shown: 0, hidden: 0 };
  }
}
