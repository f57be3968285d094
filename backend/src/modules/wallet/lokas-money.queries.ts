import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../kernel/xaf.js';
import { Prisma } from '../../platform/database/generated/client.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import { Sql } from '../../platform/database/sql.js';
import { operatorOfAccount } from './operator-accounts.js';

/** What is at one operator, in XAF. */
interface AtOperator {
  held: Xaf;
  /** What fees have taken, less what came back of them. */
  fees: Xaf;
}

/** What came for a member whose account is deleted. */
export interface UnclaimedMoney {
  /** Of the ledger transaction that it came by: `payment:<id>:late`. */
  key: string;
  operator: string;
  amount: Xaf;
  at: Date;
}

/** Of the money at operators, what is no member's. */
@Injectable()
export class LokasMoneyQueries {
  constructor(private readonly database: Sql) {}

  async atOperator(operator: string, sql: PlainSql = this.database): Promise<AtOperator> {
    const [row] = await sql.$queryRaw<Record<keyof AtOperator, bigint>[]>`
      select operator_balance(${operator}::"PaymentOperator", 'provider') as held,
        operator_balance(${operator}::"PaymentOperator", 'fees') as fees`;
    return { held: Number(row?.held), fees: Number(row?.fees) };
  }

  /** XAF: what Loka has paid in less what it took out, and what came for deleted members and is still there. */
  async get(sql: PlainSql = this.database): Promise<{ own: Xaf; unclaimed: Xaf }> {
    const [row] = await sql.$queryRaw<{ own: bigint; unclaimed: bigint }[]>`
      select coalesce(sum(balance) filter (where holder = 'own'), 0)::bigint as own,
        coalesce(sum(balance) filter (where holder = 'unclaimed'), 0)::bigint as unclaimed
      from ledger_accounts where kind = 'suspense'`;
    return { own: Number(row?.own), unclaimed: Number(row?.unclaimed) };
  }

  /** All that ever came for deleted members, oldest first, whatever became of it; of one ledger transaction when it is named. */
  async listUnclaimed(key?: string, sql: PlainSql = this.database): Promise<UnclaimedMoney[]> {
    const rows = await sql.$queryRaw<(UnclaimedMoney & { amount: bigint })[]>(Prisma.sql`
      select t.idempotency_key as key, ${operatorOfAccount(Prisma.sql`held.holder`)} as operator, e.amount,
        t.created_at as at
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.id and e.amount > 0
      join ledger_transactions t on t.id = e.transaction_id
      join ledger_entries came on came.transaction_id = t.id and came.amount < 0
      join ledger_accounts held on held.id = came.account_id and held.kind = 'provider'
      where a.kind = 'suspense' and a.holder = 'unclaimed'
        ${key === undefined ? Prisma.empty : Prisma.sql`and t.idempotency_key = ${key}`}
      order by t.created_at, t.id`);
    return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }));
  }
}
