import { Injectable } from '@nestjs/common';
import { zone } from '../../../kernel/day.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { readCursor, writeCursor } from '../../../platform/http/page-cursor.js';
import type { LedgerTransactionType } from '../../wallet/index.js';
import { entryTypeOf, labelOf, selectionOf } from '../domain/statement.js';
import { linesOf } from './statement-lines.js';
import type { StatementFilter, StatementPage, WalletEntryView } from './wallet.schema.js';

interface LineRow {
  id: string;
  type: LedgerTransactionType;
  description: string;
  rental_id: string | null;
  created_at: Date;
  amount: string;
}

/** How a member's wallet came to hold what it does, newest first. */
@Injectable()
export class StatementQueries {
  constructor(private readonly database: Sql) {}

  /**
   * A page, with the cursor of the next one if there is one. One line more than it holds is read, to
   * know; lines of the same instant are told apart by their id.
   *
   * @throws Refusal `invalid-request` for a cursor that is not ours
   */
  async page(
    userId: string,
    { limit, cursor, ...filter }: StatementPage,
  ): Promise<{ rows: WalletEntryView[]; next: string | null }> {
    const conditions = conditionsOf(filter);
    if (cursor) {
      const { value, id } = readCursor(cursor, 'recent');
      conditions.push(
        Prisma.sql`(line.created_at, line.id) < (${value}::timestamptz, ${id}::uuid)`,
      );
    }
    const found = await this.database.rows<LineRow>(Prisma.sql`
      select line.* from ${linesOf(userId)}
      where ${Prisma.join(conditions, ' and ')}
      order by line.created_at desc, line.id desc
      limit ${limit + 1}`);
    const rows = found.slice(0, limit).map(entryView);
    const last = rows.at(-1);
    const more = found.length > limit;
    return { rows, next: more && last ? cursorAfter(last) : null };
  }

  /** All pages, one after the other, so that a long statement never stands in memory. */
  async *pages(userId: string, filter: StatementFilter): AsyncGenerator<WalletEntryView[], void> {
    let cursor: string | undefined;
    do {
      const { rows, next } = await this.page(userId, { ...filter, limit: 500, cursor });
      yield rows;
      cursor = next ?? undefined;
    } while (cursor);
  }
}

function conditionsOf({ type, from, to }: StatementFilter): Prisma.Sql[] {
  const day = Prisma.sql`(line.created_at at time zone ${zone})::date`;
  const conditions = [Prisma.sql`true`];
  if (from) conditions.push(Prisma.sql`${day} >= ${from}::date`);
  if (to) conditions.push(Prisma.sql`${day} <= ${to}::date`);
  if (type) {
    const { sign, types, included } = selectionOf(type);
    conditions.push(
      Prisma.sql`sign(line.amount) = ${sign} and (line.type = any(${types}::"LedgerTransactionType"[])) = ${included}`,
    );
  }
  return conditions;
}

function entryView(row: LineRow): WalletEntryView {
  const amount = Number(row.amount);
  return {
    id: row.id,
    type: entryTypeOf(row.type, amount),
    amount,
    label: labelOf(row.type, row.description),
    rental_id: row.rental_id,
    createdAt: row.created_at.toISOString(),
  };
}

function cursorAfter({ createdAt, id }: WalletEntryView): string {
  return writeCursor({ sort: 'recent', value: createdAt, id });
}
