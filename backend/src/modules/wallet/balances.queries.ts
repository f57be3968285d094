import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';

/** What a member owns, in XAF. */
export interface Balances {
  withdrawable: number;
  /** Earned, not yet withdrawable. */
  upcoming: number;
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
    const [row] = await this.database.rows<{ withdrawable: string; upcoming: string }>(Prisma.sql`
      select coalesce(sum(balance) filter (where kind = 'wallet'), 0) as withdrawable,
        coalesce(sum(balance) filter (where kind = 'earnings'), 0) as upcoming
      from ledger_accounts where user_id = ${userId}`);
    return { withdrawable: Number(row?.withdrawable), upcoming: Number(row?.upcoming) };
  }
}
