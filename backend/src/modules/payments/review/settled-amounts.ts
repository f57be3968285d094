import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../../kernel/xaf.js';
import { Db } from '../../../platform/database/prisma.js';
import type { PlainSql } from '../../../platform/database/plain-sql.js';
import { Sql } from '../../../platform/database/sql.js';

/** What our books say that a decided payment settled at its operator. */
export interface SettledAmount {
  /** XAF */
  amount: Xaf;
  /** Whether two admins have decided so. */
  isByTwo: boolean;
}

/** What payments really settled by our books: as decided, as settled late, or as put right since. */
@Injectable()
export class SettledAmounts {
  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
  ) {}

  /** By payment id; undecided ones, and those that failed and settled nothing late, are left out. */
  async list(
    payments: readonly { id: string }[],
    sql: PlainSql = this.sql,
  ): Promise<Map<string, SettledAmount>> {
    const ids = payments.map(({ id }) => id);
    const rows = await sql.$queryRaw<{ id: string; amount: bigint; isByTwo: boolean }[]>`
      select id, settled_by_books(payments) as amount, exists (
          select from payment_rightings where payment_id = payments.id
        ) as "isByTwo"
      from payments
      where id = any(${ids}::uuid[]) and amount > 0 and settled_by_books(payments) is not null`;
    return new Map(rows.map(({ id, amount, isByTwo }) => [id, { amount: Number(amount), isByTwo }]));
  }

  /** What was put right of a payment, oldest first. */
  async listRightings(paymentId: string) {
    return this.db.paymentRighting.findMany({
      where: { paymentId },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
  }
}
