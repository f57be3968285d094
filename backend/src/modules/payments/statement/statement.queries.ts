import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../../kernel/xaf.js';
import { readCursor, writeCursor } from '../../../platform/http/page-cursor.js';
import type { Page } from '../../../platform/http/paging.js';
import { type StatementLine, StatementQueries } from '../../wallet/index.js';
import type { StatementFilter, StatementPage, WalletEntryView } from './wallet.schema.js';

/** Lines of the file that are read at once. */
const linesAtOnce = 500;

/** How a member's wallet came to hold what it does, newest first. */
@Injectable()
export class WalletStatementQueries {
  constructor(private readonly statement: StatementQueries) {}

  /**
   * A page, with the cursor of the next one if there is one. One line more than it holds is read, to
   * know.
   *
   * @throws ProblemError `invalid-request` for a cursor that is not ours
   */
  async list(
    userId: string,
    { limit, cursor, ...filter }: StatementPage,
  ): Promise<Page<WalletEntryView>> {
    const after = cursor ? placeOf(cursor) : undefined;
    const read = await this.statement.list(userId, { ...filter, after }, limit + 1);
    const lines = read.slice(0, limit);
    const balances = await this.statement.listBalances(userId, lines);
    const last = lines.at(-1);
    return {
      rows: lines.map((line) => entryView(line, balances.get(line.id))),
      next: read.length > limit && last ? cursorAfter(last) : null,
    };
  }

  /** All pages, one after the other, so that a long statement never stands in memory. */
  async *listPages(userId: string, filter: StatementFilter): AsyncGenerator<StatementLine[], void> {
    let lines: StatementLine[];
    let after: StatementLine | undefined;
    do {
      const place = after && { id: after.id, createdAt: after.createdAt.toISOString() };
      lines = await this.statement.list(userId, { ...filter, after: place }, linesAtOnce);
      yield lines;
      after = lines.at(-1);
    } while (lines.length === linesAtOnce);
  }
}

function entryView(
  { rentalId, createdAt, ...line }: StatementLine,
  balance: Xaf | undefined,
): WalletEntryView {
  if (balance === undefined) throw new Error(`line ${line.id} of a statement is gone`);
  return { ...line, balance, rental_id: rentalId, createdAt: createdAt.toISOString() };
}

function placeOf(cursor: string): { createdAt: string; id: string } {
  const { value, id } = readCursor(cursor, 'recent');
  return { createdAt: String(value), id };
}

function cursorAfter({ createdAt, id }: StatementLine): string {
  return writeCursor({ sort: 'recent', value: createdAt.toISOString(), id });
}
