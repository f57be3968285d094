import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { operatorOfAccount } from './operator-accounts.js';

/** What a member owns, in XAF. */
export interface Balances {
  withdrawable: number;
  /** Earned, not yet withdrawable. */
  upcoming: number;
  /** Payouts that are not decided yet; no longer part of what can be withdrawn. */
  inTransit: number;
}

/** What an operator holds for Loka, and what its gateway has kept in fees, in XAF. */
export interface OperatorBalances {
  operator: string;
  held: number;
  fees: number;
}

/** Balances of members and operators, read from the ledger. */
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

  /** Of every operator that has ever held money, by name. */
  async listOperators(): Promise<OperatorBalances[]> {
    const rows = await this.database.rows<Record<keyof OperatorBalances, string>>(Prisma.sql`
      select ${operatorOfAccount(Prisma.sql`holder`)} as operator,
        -coalesce(sum(balance) filter (where kind = 'provider'), 0) as held,
        -coalesce(sum(balance) filter (where kind = 'fees'), 0) as fees
      from ledger_accounts
      where kind in ('provider', 'fees')
      group by operator
      order by operator`);
    return rows.map(({ operator, held, fees }) => ({
      operator,
      held: Number(held),
      fees: Number(fees),
    }));
  }

  /** XAF that the ledger transactions of these keys settled at operators; without one, left out. */
  async listSettled(keys: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.rows<{ key: string; amount: string }>(Prisma.sql`
      select t.idempotency_key as key, abs(e.amount) as amount
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
      where t.idempotency_key = any(${keys}::text[])`);
    return new Map(rows.map(({ key, amount }) => [key, Number(amount)]));
  }
}
