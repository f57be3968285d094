import { Injectable } from '@nestjs/common';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { operators } from '../../mobile-money/index.js';
import { chargePurposes, payoutPurposes, undecidedStatuses } from '../../payments/index.js';
import { operatorAccounts, operatorOfAccount } from '../../wallet/index.js';
import type { FloatFigures } from '../domain/float-alarm.js';

/** XAF at one operator. */
export interface OperatorFigures extends FloatFigures {
  operator: string;
  held: number;
  /** Payouts that are under way. */
  waiting: number;
  fees: number;
}

/**
 * What operators hold against what members may withdraw by them. A wallet counts at each operator by which its member
 * may take it out: where a number of theirs is confirmed, or where they have paid and may have it back. So it counts
 * twice where there are two, and what is withdrawable is a bound.
 */
@Injectable()
export class FloatFiguresQueries {
  constructor(private readonly database: Sql) {}

  /** Of each operator that has an account of ours and works, by its code. */
  async list(): Promise<OperatorFigures[]> {
    const codes = operators.filter(({ enabled }) => enabled).map(({ code }) => code);
    const rows = await this.database.rowsOfAll<Record<keyof OperatorFigures, string>>(Prisma.sql`
      with accounts as (
        select ${operatorOfAccount(Prisma.sql`holder`)} as operator,
          -coalesce(sum(balance) filter (where kind = 'provider'), 0) as held,
          -coalesce(sum(balance) filter (where kind = 'fees'), 0) as fees
        from ledger_accounts where kind = any(${operatorAccounts}::"LedgerAccountKind"[]) group by 1
      ), under_way as (
        select operator::text, sum(amount) as waiting from payments
        where purpose = any(${[...payoutPurposes]}::"PaymentPurpose"[])
          and status = any(${undecidedStatuses}::"PaymentStatus"[])
        group by 1
      ), wallets as materialized (
        select user_id, balance from ledger_accounts where kind = 'wallet' and balance > 0
      ), ways as (
        select user_id, operator::text from payout_methods
        where confirmed_at is not null and removed_at is null and user_id in (select user_id from wallets)
        union
        select user_id, operator::text from payments
        where purpose = any(${[...chargePurposes]}::"PaymentPurpose"[]) and status = 'succeeded' and amount > 0
          and user_id in (select user_id from wallets)
      ), by_operator as (
        select operator, sum(balance) as withdrawable from ways join wallets using (user_id) group by 1
      )
      select operator, coalesce(held, 0) as held, coalesce(fees, 0) as fees, coalesce(waiting, 0) as waiting,
        coalesce(held, 0) - coalesce(waiting, 0) as available, coalesce(withdrawable, 0) as withdrawable
      from unnest(${codes}::text[]) as known (operator)
      left join accounts using (operator)
      left join under_way using (operator)
      left join by_operator using (operator)
      order by operator`);
    return rows.map(({ operator, held, waiting, fees, available, withdrawable }) => ({
      operator,
      held: Number(held),
      waiting: Number(waiting),
      fees: Number(fees),
      available: Number(available),
      withdrawable: Number(withdrawable),
    }));
  }
}
