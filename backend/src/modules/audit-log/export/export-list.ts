import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Prisma } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { type CsvColumns, csvOf } from '../../../platform/http/csv.js';
import type { Page } from '../../../platform/http/paging.js';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { AuditLog } from '../audit-log.js';
import type { ExportedList } from '../domain/exported-list.js';

/** Rows that are read at once. */
const rowsAtOnce = 500;
/** Of one of the staff: each file may hold the whole list. */
const exportsByOne: Limit = { name: 'list-exports', max: 30, seconds: 3600 };

interface ListToExport<Query, Row> {
  list: ExportedList;
  /** What the list takes, whose defaults say in which order the rows come. */
  schema: z.ZodType<Query>;
  /** What the caller filters by, as the schema has read it. */
  filter: Partial<Query>;
  columns: CsvColumns<Row>;
  /** The list itself. */
  read: (query: Query) => Promise<Page<Row>>;
  /**
   * Takes what lets the file be made, in the transaction that puts it on record; what it returns is on record too.
   *
   * @throws ProblemError when it may not be made
   */
  claim?: (tx: Tx, file: { rows: number; at: Date }) => Promise<Prisma.InputJsonObject>;
}

/** A list that staff take away as a CSV file: all that its filters let through, and on record. */
@Injectable()
export class ExportList {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * The first rows are read before the file begins, so that what is refused is refused and no broken file.
   *
   * @throws ProblemError `too-many-requests`
   */
  async execute<Query extends object, Row extends { id: string }>(
    actor: Actor,
    { list, schema, filter, columns, read, claim }: ListToExport<Query, Row>,
  ): Promise<StreamableFile> {
    await this.limits.consume(exportsByOne, actor.id);
    const wanted = { ...schema.parse({}), ...filter, perPage: rowsAtOnce };
    const first = await read(wanted);
    await this.record(actor, list, filter, first.total ?? first.rows.length, claim);
    const content = Readable.from(csvOf(columns, pagesAfter(first, wanted, read)));
    return new StreamableFile(content, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="loka-${list}_${this.clock.today()}.csv"`,
    });
  }

  /** Texts that were searched for may name somebody: that one searched is on record, not for what. */
  private record(
    actor: Actor,
    list: ExportedList,
    filter: object,
    rows: number,
    claim: ListToExport<never, never>['claim'],
  ): Promise<void> {
    const at = this.clock.now();
    const given = Object.entries(filter).filter(([, value]) => value !== undefined);
    const detail = Object.fromEntries(
      given.map(([name, value]) => [name, searches.includes(name) ? true : value]),
    );
    return this.transactions.run(async (tx) => {
      const claimed = await claim?.(tx, { rows, at });
      await this.auditLog.record(tx, actor, {
        action: 'export-list',
        subject: 'list',
        subjectId: list,
        detail: { rows, filter: detail, ...claimed },
        at,
      });
    });
  }
}

const searches = ['q', 'person'];

/**
 * Lists that cannot go on after a row go on by the number of the page; others begin with that row, unless it has left
 * the list meanwhile.
 */
async function* pagesAfter<Query, Row extends { id: string }>(
  first: Page<Row>,
  wanted: Query,
  read: (query: Query) => Promise<Page<Row>>,
): AsyncGenerator<Row[], void> {
  let { rows } = first;
  for (let page = 2; rows.length > 0; page++) {
    yield rows;
    if (rows.length < rowsAtOnce) return;
    const after = rows.at(-1)?.id;
    const next = await read({ ...wanted, page, after });
    rows = next.rows.filter(({ id }) => id !== after);
  }
}
