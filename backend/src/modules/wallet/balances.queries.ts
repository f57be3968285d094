import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import { Sql } from '../../platform/database/sql.js';
import { memberAccounts, operatorAccounts, rentalAccounts } from './domain/account-kinds.js';
import { operatorOfAccount } from './operator-accounts.js';

/** What a member owns, in XAF. */
export interface Balances {
  /** In the wallet, without what is held. */
  withdrawable: number;
  /** In the wallet, until a payment that the gateway does not know is settled. */
  held: number;
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

/**
 * All that the ledger holds, in XAF: what operators hold and have kept in fees is together what members
 * are owed, and Loka's own.
 */
export interface BookTotals {
  operators: OperatorBalances[];
  /** What members are owed: */
  owed: {
    wallets: number;
    /** Earned, not yet withdrawable. */
    earnings: number;
    /** Of rentals that no owner has accepted. */
    rents: number;
    securityDeposits: number;
    /** Payouts that are not decided yet. */
    inTransit: number;
    /** The wallet's part of payments that are not decided yet. */
    reserved: number;
  };
  /** What Loka's corrections gave, below zero, or took, and what came for members whose accounts are deleted. */
  own: number;
}

/** Balances of members and operators, read from the ledger. */
@Injectable()
export class BalancesQueries {
  constructor(private readonly database: Sql) {}

  async get(userId: string, sql: PlainSql = this.database): Promise<Balances> {
    const [row] = await sql.$queryRaw<
      Record<'wallet' | Exclude<keyof Balances, 'withdrawable'>, string>[]
    >`
      select
        (select coalesce(sum(balance), 0) from ledger_accounts
          where kind = 'wallet' and holder = ${userId}) as wallet,
        held_in_wallet(${userId}::uuid) as held,
        (select coalesce(sum(balance), 0) from ledger_accounts
          where kind = 'earnings' and holder = ${userId}) as upcoming,
        (select coalesce(sum(balance), 0) from ledger_accounts
          where in_transit and user_id = ${userId}::uuid
        ) as "inTransit"`;
    const inWallet = Number(row?.wallet);
    const held = Math.min(inWallet, Number(row?.held));
    return {
      withdrawable: inWallet - held,
      held,
      upcoming: Number(row?.upcoming),
      inTransit: Number(row?.inTransit),
    };
  }

  /** Of several members, by their id, what is held included; a member who never owned anything is left out. */
  async listOf(
    userIds: readonly string[],
    sql: PlainSql = this.database,
  ): Promise<Map<string, { wallet: number; upcoming: number }>> {
    const rows = await sql.$queryRaw<{ id: string; wallet: bigint; upcoming: bigint }[]>`
      select user_id as id,
        coalesce(sum(balance) filter (where kind = 'wallet'), 0)::bigint as wallet,
        coalesce(sum(balance) filter (where kind = 'earnings'), 0)::bigint as upcoming
      from ledger_accounts
      where user_id = any(${[...userIds]}::uuid[]) and kind = any(${memberAccounts}::"LedgerAccountKind"[])
      group by user_id`;
    return new Map(
      rows.map(({ id, wallet, upcoming }) => [
        id,
        { wallet: Number(wallet), upcoming: Number(upcoming) },
      ]),
    );
  }

  /** Of these rentals, by their id: the rent in escrow and the security deposit; rentals without either are left out. */
  async listHeldForRentals(
    rentalIds: readonly string[],
  ): Promise<Map<string, { escrow: number; securityDeposit: number }>> {
    const rows = await this.database.$queryRaw<
      { id: string; escrow: bigint; securityDeposit: bigint }[]
    >`
      select holder as id,
        coalesce(sum(balance) filter (where kind = 'escrow'), 0)::bigint as escrow,
        coalesce(sum(balance) filter (where kind = 'security_deposit'), 0)::bigint
          as "securityDeposit"
      from ledger_accounts
      where kind = any(${rentalAccounts}::"LedgerAccountKind"[]) and holder = any(${[...rentalIds]}::text[])
        and balance <> 0
      group by holder`;
    return new Map(
      rows.map(({ id, escrow, securityDeposit }) => [
        id,
        { escrow: Number(escrow), securityDeposit: Number(securityDeposit) },
      ]),
    );
  }

  /** Of every operator that has ever held money, by name. */
  async listOperators(): Promise<OperatorBalances[]> {
    const rows = await this.database.rows<Record<keyof OperatorBalances, string>>(Prisma.sql`
      select ${operatorOfAccount(Prisma.sql`holder`)} as operator,
        -coalesce(sum(balance) filter (where kind = 'provider'), 0) as held,
        -coalesce(sum(balance) filter (where kind = 'fees'), 0) as fees
      from ledger_accounts
      where kind = any(${operatorAccounts}::"LedgerAccountKind"[])
      group by operator
      order by operator`);
    return rows.map(({ operator, held, fees }) => ({
      operator,
      held: Number(held),
      fees: Number(fees),
    }));
  }

  /** What all accounts hold at one instant. */
  async getTotals(): Promise<BookTotals> {
    const rows = await this.database.rowsOfAll<{ kind: string; holder: string; sum: string }>(
      Prisma.sql`
        select kind, case when kind = any(${operatorAccounts}::"LedgerAccountKind"[])
            then ${operatorOfAccount(Prisma.sql`holder`)} else '' end as holder, sum(balance) as sum
        from ledger_accounts
        group by 1, 2
        order by 1, 2`,
    );
    const sumOf = (kind: string, holder = '') =>
      Number(rows.find((row) => row.kind === kind && row.holder === holder)?.sum ?? 0);
    const held = rows.filter(({ kind }) => kind === 'provider' || kind === 'fees');
    return {
      operators: [...new Set(held.map(({ holder }) => holder))].sort().map((operator) => ({
        operator,
        held: -sumOf('provider', operator),
        fees: -sumOf('fees', operator),
      })),
      owed: {
        wallets: sumOf('wallet'),
        earnings: sumOf('earnings'),
        rents: sumOf('escrow'),
        securityDeposits: sumOf('security_deposit'),
        inTransit: sumOf('payout_transit'),
        reserved: sumOf('hold'),
      },
      own: sumOf('suspense'),
    };
  }

  /** XAF that the ledger transactions of these keys settled at operators; without one, left out. */
  async listSettled(
    keys: readonly string[],
    sql: PlainSql = this.database,
  ): Promise<Map<string, number>> {
    const rows = await sql.$queryRaw<{ key: string; amount: bigint }[]>`
      select t.idempotency_key as key, abs(e.amount) as amount
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
      where t.idempotency_key = any(${[...keys]}::text[])`;
    return new Map(rows.map(({ key, amount }) => [key, Number(amount)]));
  }
}
