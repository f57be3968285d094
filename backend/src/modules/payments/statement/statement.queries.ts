import { Injectable } from '@nestjs/common';
import { readCursor, writeCursor } from '../../../platform/http/page-cursor.js';
import type { Page } from '../../../platform/http/paging.js';
import { StatementQueries, type StatementRange } from '../../wallet/index.js';
import { LineContextsQueries } from './line-contexts.queries.js';
import { type MemberLine, PaidOutsideQueries } from './paid-outside.queries.js';
import type { StatementFilter, StatementPage, WalletEntryView } from './wallet.schema.js';

/** Lines of the file that are read at once. */
const linesAtOnce = 500;

/** What a member paid, gained and gave, and how the wallet came to hold what it does; newest first. */
@Injectable()
export class WalletStatementQueries {
  constructor(
    private readonly statement: StatementQueries,
    private readonly paidOutside: PaidOutsideQueries,
    private readonly contexts: LineContextsQueries,
  ) {}

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
    const read = await this.newest(userId, { ...filter, after }, limit + 1);
    const lines = read.slice(0, limit);
    const last = lines.at(-1);
    return {
      rows: await this.viewsOf(userId, lines),
      next: read.length > limit && last ? cursorAfter(last) : null,
    };
  }

  /** All pages, one after the other, so that a long statement never stands in memory. */
  async *listPages(
    userId: string,
    filter: StatementFilter,
  ): AsyncGenerator<WalletEntryView[], void> {
    let lines: MemberLine[];
    let last: MemberLine | undefined;
    do {
      const after = last && { id: last.id, createdAt: last.createdAt.toISOString() };
      lines = await this.newest(userId, { ...filter, after }, linesAtOnce);
      yield await this.viewsOf(userId, lines);
      last = lines.at(-1);
    } while (lines.length === linesAtOnce);
  }

  /** The newest lines of the wallet and payments beside it. */
  private async newest(
    userId: string,
    { type, ...range }: StatementFilter & StatementRange,
    limit: number,
  ): Promise<MemberLine[]> {
    const isPaidShown = type === undefined || type === 'sortie';
    const [lines, paid] = await Promise.all([
      this.statement.list(userId, { type, ...range }, limit),
      isPaidShown ? this.paidOutside.list(userId, range, limit) : [],
    ]);
    return [...lines.map((line) => ({ ...line, paid: 0 })), ...paid]
      .sort(newestFirst)
      .slice(0, limit);
  }

  private async viewsOf(userId: string, lines: readonly MemberLine[]): Promise<WalletEntryView[]> {
    const [balances, contexts] = await Promise.all([
      this.statement.listBalances(userId, lines),
      this.contexts.listOf(userId, lines),
    ]);
    return lines.map(({ key: _key, rentalId: _rentalId, createdAt, ...line }, index) => {
      const balance = balances.get(line.id);
      const context = contexts[index];
      if (balance === undefined || !context) throw new Error(`line ${line.id} is gone`);
      const { rentalId, rental, ...facts } = context;
      return {
        ...line,
        ...facts,
        balance,
        rental_id: rentalId,
        rental: rental && {
          title: rental.title,
          start_date: rental.start,
          end_date: rental.end,
          otherName: rental.otherName,
        },
        createdAt: createdAt.toISOString(),
      };
    });
  }
}

/** As the database orders them: ids of one instant in the order of their digits. */
function newestFirst(one: MemberLine, other: MemberLine): number {
  const byTime = other.createdAt.getTime() - one.createdAt.getTime();
  return byTime || (one.id < other.id ? 1 : -1);
}

function placeOf(cursor: string): { createdAt: string; id: string } {
  const { value, id } = readCursor(cursor, 'recent');
  return { createdAt: String(value), id };
}

function cursorAfter({ createdAt, id }: MemberLine): string {
  return writeCursor({ sort: 'recent', value: createdAt.toISOString(), id });
}
