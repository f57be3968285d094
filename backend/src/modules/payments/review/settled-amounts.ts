import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../../kernel/xaf.js';
import type { PlainSql } from '../../../platform/database/plain-sql.js';
import { Sql } from '../../../platform/database/sql.js';
import { Approvals } from '../../approvals/index.js';
import { lateSettlement, paymentDecision, paymentRighting } from './by-two/kinds.js';

/** What payments really settled by our books, in XAF: as decided, as settled late, or as put right since. */
@Injectable()
export class SettledAmounts {
  constructor(
    private readonly sql: Sql,
    private readonly approvals: Approvals,
  ) {}

  /** By payment id; undecided ones, and those that failed and settled nothing late, are left out. */
  async list(
    payments: readonly { id: string }[],
    sql: PlainSql = this.sql,
  ): Promise<Map<string, { amount: Xaf }>> {
    const ids = payments.map(({ id }) => id);
    const rows = await sql.$queryRaw<{ id: string; amount: bigint }[]>`
      select id, settled_by_books(payments) as amount
      from payments
      where id = any(${ids}::uuid[]) and amount > 0 and settled_by_books(payments) is not null`;
    return new Map(rows.map(({ id, amount }) => [id, { amount: Number(amount) }]));
  }

  /** Ids of payments of which two admins have decided what they settled. */
  listIdsDecidedByTwo(): Promise<Set<string>> {
    return this.approvals.listApprovedSubjects([paymentDecision, lateSettlement, paymentRighting]);
  }
}
