import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { decidedStatuses } from '../payments/index.js';
import { operatorOfAccount } from '../wallet/index.js';
import { type BookComparison, compareBooks, type OurPayment } from './domain/compare-books.js';
import { readGatewayBook } from './gateway-book.js';
import { isPayout } from './payouts.js';

interface Ours {
  payments: OurPayment[];
  held: Record<string, number>;
}

/** Compares our book with the gateway's own, where that one can be read: in development and tests. */
@Injectable()
export class AuditGateway {
  constructor(private readonly database: Sql) {}

  /**
   * Payments from before the first line of the gateway's book are left out: it was begun anew.
   *
   * @throws Error when the book at `url` cannot be read
   */
  async execute(url: string): Promise<BookComparison> {
    const begun = await readGatewayBook(url);
    const { payments, held } = await this.readOurs(
      begun.map(({ reference }) => reference),
      new Date(begun.reduce((first, { createdAt }) => Math.min(first, +createdAt), Date.now())),
    );
    // Read a second time: what was decided here meanwhile is settled there by now. What began
    // meanwhile is in neither.
    const known = new Set([...begun, ...payments].map(({ reference }) => reference));
    const book = (await readGatewayBook(url)).filter(({ reference }) => known.has(reference));
    return compareBooks(payments, held, book);
  }

  /**
   * One statement, so that payments and balances are of the same moment. What moves at operators beside payments is
   * none of the gateway's: it is in an account apart, and on the operator's statement.
   */
  private async readOurs(references: string[], since: Date): Promise<Ours> {
    const [ours] = await this.database.rowsOfAll<Ours>(Prisma.sql`
      with settled as (
        -- What failed here and was settled after all counts as a success, and what was put right as it is now.
        select id, reference, operator, operation_account, phone_number, purpose, amount, created_at,
          case when fees_booked_at is not null then gateway_fees end as fees,
          case when by_books is null then status
            when by_books > 0 then 'succeeded' else 'failed' end as status,
          coalesce(by_books, settled_amount) as settled_amount
        from payments
        left join lateral (select settled_by_books(payments) as by_books) as books on amount > 0
      ), compared as (
        select id, reference, operator, operation_account as account, phone_number as number,
          status, amount, settled_amount as "settledAmount", fees,
          status = any(${decidedStatuses}::"PaymentStatus"[]) as "isDecided"
        from settled
        where amount > 0 and (created_at >= ${since} or reference = any(${references}))
      ), elsewhere as (
        select operator, sum(
          case when ${isPayout} then -1 else 1 end * coalesce(settled_amount, amount)
            - coalesce(fees, 0)
        ) as amount
        from settled
        where status = 'succeeded' and id not in (select id from compared)
        group by operator
      ), operators as (
        select ${operatorOfAccount(Prisma.sql`a.holder`)} as name, -sum(a.balance) as balance
        from ledger_accounts a
        where a.kind = 'provider' and a.holder not like '%/loka'
        group by name
      )
      select
        (select coalesce(json_agg(compared), '[]') from compared) as payments,
        (
          select coalesce(json_object_agg(name, balance - coalesce(e.amount, 0)), '{}')
          from operators
          left join elsewhere e on e.operator::text = name
        ) as held`);
    if (!ours) throw new Error('The database answered nothing');
    return ours;
  }
}
