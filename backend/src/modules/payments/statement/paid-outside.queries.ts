import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../../kernel/xaf.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { titleOf } from '../../items/index.js';
import { inStatementRange, type StatementLine, type StatementRange } from '../../wallet/index.js';
import { rentalPurposes } from '../domain/payment-postings.js';
import { meansNames } from '../payment-words.js';
import { keyOf } from '../settle/post-payment.js';

/** A line of a statement; `paid` is what went through an operator and never through the wallet, in XAF. */
export interface MemberLine extends StatementLine {
  paid: Xaf;
}

interface PaidRow {
  id: string;
  purpose: 'rental' | 'extension';
  operator: string;
  paid: number;
  title: string;
  rentalId: string;
  createdAt: Date;
}

/** What members paid for rentals straight from their numbers: no line of the ledger's statements says it. */
@Injectable()
export class PaidOutsideQueries {
  constructor(private readonly sql: Sql) {}

  /** The newest ones, newest first, by when they were begun; those of one instant in the order of their ids. */
  async list(userId: string, range: StatementRange, limit: number): Promise<MemberLine[]> {
    const rows = await this.sql.rows<PaidRow>(Prisma.sql`
      select transaction_id as id, created_at as "createdAt", purpose, operator, paid, title,
        "rentalId"
      from (
        select id as transaction_id, created_at, purpose, operator,
          coalesce(settled_amount, amount) as paid, rental_id as "rentalId",
          ${titleOf(Prisma.sql`payments.item_id`)} as title
        from payments
        where user_id = ${userId}::uuid and status = 'succeeded' and amount > 0
          and purpose = any(${rentalPurposes}::"PaymentPurpose"[]) and rental_id is not null
      ) as paid
      where ${inStatementRange(range)}
      order by created_at desc, transaction_id desc
      limit ${limit}`);
    return rows.map(({ purpose, operator, title, ...row }) => ({
      ...row,
      type: 'sortie',
      amount: 0,
      label: `${verbs[purpose]} avec ${meansNames[operator]} · ${title}`,
      key: keyOf(row),
    }));
  }
}

const verbs = { rental: 'Payé', extension: 'Prolongation payée' };
