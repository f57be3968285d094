import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';

/** What a member owns, in XAF. */
export interface Balances {
  withdrawable: number;
  /** Earned, not yet withdrawable. */
  upcoming: number;
  /** Payouts that are not decided yet; no longer part of what can be withdrawn. */
  inTransit: number;
}

/** Balances of members, read from the ledger. */
@Injectable()
export class BalancesQueries {
  constructor(private readonly database: Sql) {}

  /** All that a member owns in XAF, withdrawable already or not yet. */
  async getTotal(userId: string): Promise<number> {
    const { withdrawable, upcoming } = await this.get(userId);
    return withdrawable + upcoming;
  }

  async get(userId: string): Promise<Balances> {
    const [row] = await this.database.rows<Record<keyof Balances, string>>(Prisma.sql`
      select
        (select coalesce(sum(balance), 0) from ledger_accounts
          where kind = 'wallet' and holder = ${userId}) as withdrawable,
        (select coalesce(sum(balance), 0) from ledger_accounts
          where kind = 'earnings' and holder = ${userId}) as upcoming,
        (select coalesce(sum(balance), 0) from ledger_accounts
          where in_transit and user_id = ${userId}::uuid
        ) as "inTransit"`);
    return {
      withdrawable: Number(row?.withdrawable),
      upcoming: Number(row?.upcoming),
      inTransit: Number(row?.inTransit),
    };
  }
}
