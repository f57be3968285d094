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
    const rows = await this.database.rows<{ kind: string; balance: string }>(Prisma.sql`
      select kind, sum(balance) as balance
      from ledger_accounts
      where user_id = ${userId}
      group by kind`);
    const balances = new Map(rows.map(({ kind, balance }) => [kind, Number(balance)]));
    return {
      withdrawable: balances.get('wallet') ?? 0,
      upcoming: balances.get('earnings') ?? 0,
      inTransit: balances.get('payout_transit') ?? 0,
    };
  }
}
