import { Injectable } from '@nestjs/common';
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
    const lines = await this.statement.list(userId, { ...filter, after }, limit + 1);
    const rows = lines.slice(0, limit).map(entryView);
    const last = rows.at(-1);
    const more = lines.length > limit;
    return { rows, next: more && last ? cursorAfter(last) : null };
  }

  /** All pages, one after the other, so that a long statement never stands in memory. */
  async *listPages(
    userId: string,
    filter: StatementFilter,
  ): AsyncGenerator<WalletEntryView[], void> {
    let cursor: string | undefined;
    do {
      const { rows, next } = await this.list(userId, { ...filter, limit: linesAtOnce, cursor });
      yield rows;
      cursor = next ?? undefined;
    } while (cursor);
  }
}

function entryView({ rentalId, createdAt, ...line }: StatementLine): WalletEntryView {
  return { ...line, rental_id: rentalId, createdAt: createdAt.toISOString() };
}

function placeOf(cursor: string): { createdAt: string; id: string } {
  const { value, id } = readCursor(cursor, 'recent');
  return { createdAt: String(value), id };
}

function cursorAfter({ createdAt, id }: WalletEntryView): string {
  return writeCursor({ sort: 'recent', value: createdAt, id });
}
