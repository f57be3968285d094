import { Injectable } from '@nestjs/common';
import { type Day, zone } from '../../kernel/day.js';
import type { Xaf } from '../../kernel/xaf.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { memberAccounts } from './domain/account-kinds.js';
import type { LedgerTransactionType } from './domain/ledger-transaction-type.js';
import { type EntryType, entryTypeOf, labelOf, selectionOf } from './domain/statement.js';

/** What one ledger transaction gave to or took from all that a member owns. */
export interface StatementLine {
  id: string;
  type: EntryType;
  /** XAF, signed, not zero */
  amount: Xaf;
  label: string;
  rentalId: string | null;
  /** What caused it: `rental:<id>:accept`, `payment:<id>`. */
  key: string;
  createdAt: Date;
}

/** A line with what its receipt says beside. */
export interface StatementLineDetail extends StatementLine {
  /** XAF of a renter's gain that come from the rental's security deposit. */
  securityDeposit: Xaf;
}

/** What a ledger transaction, by its key, gave to or took from all that a member owns. */
export interface KeyedAmount {
  key: string;
  transactionId: string;
  userId: string;
  /** XAF, signed, not zero */
  amount: Xaf;
}

/** What the lines of a month of one type and direction add up to. */
export interface MonthSum {
  /** In Gabon: `2026-12`. */
  month: string;
  type: LedgerTransactionType;
  /** XAF, signed, not zero */
  amount: Xaf;
}

/** Which part of a statement to read; all without. */
export interface StatementRange {
  /** The first and the last day, in Gabon. */
  from?: Day | undefined;
  to?: Day | undefined;
  /** The line that the page before ended with; `createdAt` is an ISO instant. */
  after?: { createdAt: string; id: string } | undefined;
}

/** Which lines of it. */
export interface StatementFilter extends StatementRange {
  type?: EntryType | undefined;
}

interface LineRow {
  id: string;
  type: LedgerTransactionType;
  amount: string;
  description: string;
  rental_id: string | null;
  key: string;
  created_at: Date;
}

/** Statements of members, kept by the database line by line as the ledger is written. */
@Injectable()
export class StatementQueries {
  constructor(private readonly database: Sql) {}

  /** The newest lines, newest first; those of one instant in the order of their ids. */
  async list(userId: string, filter: StatementFilter, limit: number): Promise<StatementLine[]> {
    const rows = await this.database.rows<LineRow>(Prisma.sql`
      select line.transaction_id as id, line.type, line.amount, line.created_at,
        t.description, t.rental_id, t.idempotency_key as key
      from (${newestLines(userId, filter, limit)}) as line
      join ledger_transactions t on t.id = line.transaction_id
      order by line.created_at desc, line.transaction_id desc
      limit ${limit}`);
    return rows.map(lineOf);
  }

  /**
   * What a member owned, in XAF, after each of these lines, by the line's id.
   *
   * @param lines newest first; one of zero stands for what changed nothing that the member owns
   */
  async listBalances(
    userId: string,
    lines: readonly Pick<StatementLine, 'id' | 'amount' | 'createdAt'>[],
  ): Promise<ReadonlyMap<string, Xaf>> {
    const oldest = lines.at(-1);
    if (!oldest) return new Map();
    const neutral = lines.filter(({ amount }) => amount === 0);
    const rows = await this.database.rows<{ id: string; balance: string }>(Prisma.sql`
      select line.id, owned.balance - line.newer as balance
      from (
        select id, coalesce(sum(amount) over (
          order by created_at desc, id desc
          rows between unbounded preceding and 1 preceding), 0) as newer
        from (
          select transaction_id as id, created_at, amount
          from ledger_statement_lines
          where user_id = ${userId}::uuid
            and (created_at, transaction_id) >= (${oldest.createdAt}, ${oldest.id}::uuid)
          union all
          select id, created_at, 0
          from unnest(${neutral.map(({ id }) => id)}::uuid[],
            ${neutral.map(({ createdAt }) => createdAt)}::timestamptz[]) as neutral(id, created_at)
        ) as either
      ) as line
      cross join (
        select sum(balance) as balance
        from ledger_accounts
        where user_id = ${userId}::uuid and kind = any(${memberAccounts}::"LedgerAccountKind"[])
      ) as owned
      where line.id = any(${lines.map(({ id }) => id)}::uuid[])`);
    return new Map(rows.map(({ id, balance }) => [id, Number(balance)]));
  }

  /** One line; null when the ledger transaction neither gave to nor took from this member. */
  async findDetail(userId: string, transactionId: string): Promise<StatementLineDetail | null> {
    const [row] = await this.database.rows<LineRow & { security_deposit: string }>(
      Prisma.sql`
        select t.id, t.type, t.description, t.rental_id, t.created_at, t.idempotency_key as key,
          line.amount, (
            select coalesce(-sum(e.amount), 0)
            from ledger_entries e
            join ledger_accounts a on a.id = e.account_id and a.kind = 'security_deposit'
            where e.transaction_id = t.id and e.amount < 0 and t.type <> 'security_deposit_claimed'
          ) as security_deposit
        from ledger_transactions t
        join ledger_statement_lines line on line.user_id = ${userId}::uuid
          and line.created_at = t.created_at and line.transaction_id = t.id
        where t.id = ${transactionId}::uuid`,
    );
    if (!row) return null;
    const line = lineOf(row);
    const securityDeposit = Math.max(0, Math.min(line.amount, Number(row.security_deposit)));
    return { ...line, securityDeposit };
  }

  /** What all lines until the end of a day add up to, by month, type and direction. */
  async sumMonths(userId: string, to: Day): Promise<MonthSum[]> {
    const rows = await this.database.rows<MonthSum & { amount: string }>(Prisma.sql`
      select to_char(created_at at time zone ${zone}, 'YYYY-MM') as month, type,
        sum(amount) as amount
      from ledger_statement_lines
      where user_id = ${userId} and ${inStatementRange({ to })}
      group by 1, type, is_gain`);
    return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }));
  }

  /**
   * What the ledger transactions of these keys gave to or took from members, in XAF; without a line,
   * left out.
   *
   * @param userIds of these members alone
   */
  async listAmounts(userIds: readonly string[], keys: readonly string[]): Promise<KeyedAmount[]> {
    const rows = await this.database.rows<KeyedAmount & { amount: string }>(Prisma.sql`
      select t.idempotency_key as key, t.id as "transactionId", line.user_id as "userId",
        line.amount
      from ledger_transactions t
      join ledger_statement_lines line on line.user_id = any(${[...userIds]}::uuid[])
        and line.created_at = t.created_at and line.transaction_id = t.id
      where t.idempotency_key = any(${[...keys]}::text[])
      order by t.id, line.user_id`);
    return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }));
  }
}

function lineOf(row: LineRow): StatementLine {
  const amount = Number(row.amount);
  return {
    id: row.id,
    type: entryTypeOf(row.type, amount),
    amount,
    label: labelOf(row.type, row.description),
    rentalId: row.rental_id,
    key: row.key,
    createdAt: row.created_at,
  };
}

/**
 * The newest lines of all types, or of each type of ledger transaction that reads as the one asked
 * for. Each is found at its own place in an index: a rare one as fast as any.
 */
function newestLines(
  userId: string,
  { type, ...range }: StatementFilter,
  limit: number,
): Prisma.Sql {
  const newest = (...conditions: Prisma.Sql[]) => Prisma.sql`
    select transaction_id, type, amount, created_at
    from ledger_statement_lines
    where user_id = ${userId} and ${Prisma.join([...conditions, inStatementRange(range)], ' and ')}
    order by created_at desc, transaction_id desc
    limit ${limit}`;
  if (!type) return newest();
  const { types, isGain } = selectionOf(type);
  return Prisma.sql`
    select line.*
    from unnest(${types}::"LedgerTransactionType"[]) as wanted
    cross join lateral (
      ${newest(Prisma.sql`type = wanted`, Prisma.sql`is_gain = ${isGain}`)}
    ) as line`;
}

/** Of rows with `created_at` and `transaction_id`, as lines have them. */
export function inStatementRange({ from, to, after }: StatementRange): Prisma.Sql {
  const conditions = [Prisma.sql`true`];
  if (from)
    conditions.push(Prisma.sql`created_at >= ${from}::date::timestamp at time zone ${zone}`);
  if (to)
    conditions.push(Prisma.sql`created_at < (${to}::date + 1)::timestamp at time zone ${zone}`);
  if (after) {
    conditions.push(
      Prisma.sql`(created_at, transaction_id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    );
  }
  return Prisma.join(conditions, ' and ');
}
